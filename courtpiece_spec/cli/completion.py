"""`courtpiece completion SHELL`: the script that completes commands and options in a shell."""

import click
from click.shell_completion import get_completion_class

from courtpiece_spec.cli.main import COMPLETE_VARIABLE, PROGRAM, main


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print the completion script of SHELL.

    Put one of these into the shell's start-up file:

    \b
      bash  eval "$(courtpiece completion bash)"
      zsh   eval "$(courtpiece completion zsh)"
      fish  courtpiece completion fish | source
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    found = get_completion_class(shell)
    assert found is not None  # the Choice above holds click's own three
    # Not `source()`: for bash it runs bash to ask for its version, which may be none or an old one.
    completion = found(main, {}, PROGRAM, COMPLETE_VARIABLE)
    click.echo(completion.source_template % completion.source_vars())
