"""The kernel: a compiled book written out as Python source, and run as machine code where Numba is there."""

from courtpiece_spec.kernel.kernel import Batch, Kernel, Recorded, Replayed, kernel_for

__all__ = ["Batch", "Kernel", "Recorded", "Replayed", "kernel_for"]
