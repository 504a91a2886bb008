"""Persian as players write it: ezāfe, negation, numbers, subjects left out, and what nests in what."""

import re

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    Condition,
    Fact,
    HandsEmpty,
    IsIn,
    IsSame,
    Negation,
    SideHas,
    TrumpHidden,
    TrumpSet,
    Truth,
    WinningCards,
)
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.steps import Bid, MayRedeal, MustRedeal, NoRanks, NothingAbove, OrMoreTrumps
from courtpiece_spec.book.table import RankOrder, Without
from courtpiece_spec.book.tables import DecideRow, Gain, Nobody, Otherwise, Row, TimesFact, Transfer, When
from courtpiece_spec.book.who import (
    HolderOf,
    NamedSide,
    OpponentsOf,
    PartnerOf,
    RightOf,
    Role,
    SeatNumber,
    TakerOfNumber,
    ThisSide,
)
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.loading import bundled, load
from courtpiece_spec.rulebook.book import make
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.output.markdown import to_markdown
from courtpiece_spec.rulebook.sentences import Sentences, untranslated
from courtpiece_spec.rulebook.sentences.entries import SeatAt
from tests.rulebook.samples import CONTEXT

PERSIAN = Sentences("fa")
WINS = IsSame(Fact("", "winner"), Fact("", "dealer_side"))


def won(subject: str, comparison: Comparison, value: int | Fact, name: str = "won") -> Compare:
    return Compare(Fact(subject, name), comparison, value)


@pytest.mark.parametrize(
    ("who", "persian"),
    [
        (Role("dealer"), "دست‌دهنده"),
        (PartnerOf(Role("caller")), "یار حاکم"),
        (RightOf(PartnerOf(Role("dealer"))), "بازیکن سمت راست یار دست‌دهنده"),
        (TakerOfNumber(12), "برندهٔ دست شمارهٔ ۱۲"),
        (HolderOf(Card.parse("2H")), "دارندهٔ دولوی دل"),
        (HolderOf(Card.parse("QS")), "دارندهٔ بی‌بی پیک"),
        (OpponentsOf(Role("bidder")), "تیم حریف برندهٔ مزایده"),
        (NamedSide("dealer_side"), "تیم دست‌دهنده"),
    ],
)
def test_people_and_sides(who: Node, persian: str) -> None:
    assert PERSIAN.phrase(CONTEXT, who) == persian


@pytest.mark.parametrize(
    ("condition", "persian"),
    [
        (WINS, "تیم دست‌دهنده دور را ببرد"),
        (Negation(WINS), "تیم دست‌دهنده دور را نبرد"),
        (won("winner", Comparison.EQUAL, 13), "تیم برنده هر ۱۳ دست را بگیرد"),
        (Negation(won("winner", Comparison.EQUAL, 13)), "تیم برنده همهٔ ۱۳ دست را نگیرد"),
        (won("loser", Comparison.EQUAL, 0), "تیم بازنده هیچ دستی نگیرد"),
        (Negation(won("loser", Comparison.AT_LEAST, 1)), "تیم بازنده هیچ دستی نگیرد"),
        (Negation(won("loser", Comparison.EQUAL, 0)), "تیم بازنده دست‌کم ۱ دست بگیرد"),
        (won("winner", Comparison.AT_LEAST, 7, "opening_run"), "تیم برنده ۷ دست اول را بگیرد"),
        (Negation(won("winner", Comparison.AT_LEAST, 7, "opening_run")), "تیم برنده همهٔ ۷ دست اول را نگیرد"),
        (
            won("bidder_side", Comparison.LESS, Fact("", "bid"), "collected"),
            "تیم برندهٔ مزایده کمتر از تعداد اعلام‌شده دست جمع کند",
        ),
        (Compare(Fact("trick", "number"), Comparison.LESS, 5), "شمارهٔ دست کمتر از ۵ باشد"),
        (IsIn(Fact("trick", "number"), (2, 12)), "شمارهٔ دست ۲ یا ۱۲ باشد"),
        (Compare(Fact("winner", "captured", "ten"), Comparison.EQUAL, 0), "تیم برنده هیچ ده‌لویی نگیرد"),
        (Negation(SideHas(7)), "هیچ تیمی به ۷ دست نرسیده باشد"),
        (Negation(BothSidesHave()), "یک تیم هیچ دستی نداشته باشد"),
        (
            Negation(WinningCards(Rank.ACE)),
            "دست‌کم یکی از دو دستِ جفت با ورقی جز آس گرفته شده باشد",
        ),
        (Negation(Truth(Fact("", "challenged"))), "هیچ‌کس خال حکم را عوض نکرده باشد"),
        (
            Negation(AllOf((WINS, TrumpSet()))),
            "تیم دست‌دهنده دور را نبرد یا حکم هنوز تعیین نشده باشد",
        ),
        (
            AllOf((AnyOf((TrumpSet(), HandsEmpty())), WINS)),
            (
                "یکی از این‌ها برقرار باشد (حکم تعیین شده باشد یا همهٔ ورق‌ها بازی شده باشد)"
                " و تیم دست‌دهنده دور را ببرد"
            ),
        ),
        (
            AllOf((WINS, Negation(AllOf((TrumpSet(), HandsEmpty()))))),
            (
                "تیم دست‌دهنده دور را ببرد و یکی از این‌ها برقرار باشد"
                " (حکم هنوز تعیین نشده باشد یا هنوز ورقی برای بازی مانده باشد)"
            ),
        ),
        (
            AnyOf((AllOf((WINS, TrumpHidden())), HandsEmpty())),
            "هم تیم دست‌دهنده دور را ببرد و هم حکم هنوز پنهان باشد، یا همهٔ ورق‌ها بازی شده باشد",
        ),
    ],
)
def test_conditions(condition: Condition, persian: str) -> None:
    assert PERSIAN.condition(CONTEXT, condition) == persian


@pytest.mark.parametrize(
    ("part", "persian"),
    [
        (
            MayRedeal(Role("caller"), NothingAbove(Rank.TEN), 2),
            (
                "حاکم می‌تواند حداکثر ۲ بار بخواهد که ورق‌ها دوباره پخش شود،"
                " به شرطی که میان ورق‌هایی که تا اینجا گرفته است ورقی بالاتر از ده‌لو نداشته باشد"
            ),
        ),
        (
            MayRedeal(Role("caller"), NoRanks((Rank.KING, Rank.QUEEN)), None, not_twice_running=True),
            (
                "حاکم می‌تواند بخواهد که ورق‌ها دوباره پخش شود، به شرطی که میان ورق‌هایی که تا اینجا"
                " گرفته است نه شاه و نه بی‌بی داشته باشد؛"
                " ولی دو بار پیاپی مجاز نیست"
            ),
        ),
        (
            MustRedeal(OrMoreTrumps(8), 1),
            (
                "اگر یکی از بازیکنان میان ورق‌هایی که تا اینجا گرفته است ۸ ورق حکم یا بیشتر داشته باشد،"
                " ورق‌ها دوباره پخش می‌شود، حداکثر ۱ بار"
            ),
        ),
        (
            Bid(7, 13, or_passes=True, above_last=False, start=SeatNumber(1)),
            ("در مزایده هر بازیکن به نوبت (اول شمال) یک بار از ۷ تا ۱۳ دست اعلام می‌کند یا پاس می‌دهد"),
        ),
        (Without((Card.parse("2H"),)), "این ورق از دسته بیرون گذاشته می‌شود: دولوی دل."),
        (
            Without((Card.parse("2H"), Card.parse("2S"))),
            "این ورق‌ها از دسته بیرون گذاشته می‌شوند: دولوی دل، دولوی پیک.",
        ),
        (
            DecideRow(
                When(
                    AllOf(
                        (
                            Compare(Fact("side", "captured", "ten"), Comparison.EQUAL, 2),
                            won("side", Comparison.AT_LEAST, 7),
                        )
                    )
                ),
                ThisSide(),
            ),
            "تیمی که دقیقاً ۲ ده‌لو بگیرد و دست‌کم ۷ دست بگیرد، دور را می‌برد.",
        ),
        (
            DecideRow(When(Truth(Fact("", "cut_declined"))), Nobody()),
            "اگر ورق‌ها کوپ نشده باشد، هیچ‌کس دور را نمی‌برد.",
        ),
        (Row(When(WINS), Gain(2)), "برد تیم دست‌دهنده ۲ امتیاز دارد."),
        (
            Row(When(WINS), Transfer(2, NamedSide("loser"), NamedSide("winner"))),
            "در صورت برد تیم دست‌دهنده، تیم بازنده ۲ امتیاز به تیم برنده می‌دهد.",
        ),
        (
            Row(Otherwise(), Gain(TimesFact(2, Fact("", "bid")), NamedSide("loser"))),
            "در هر حالت دیگر، تیم بازنده برای هر دست اعلام‌شده ۲ امتیاز می‌گیرد.",
        ),
    ],
)
def test_clauses(part: Node, persian: str) -> None:
    assert PERSIAN.phrase(CONTEXT, part) == persian


def test_an_order_runs_from_right_to_left() -> None:
    """No Latin letter turns the direction of the list, and the digits are the script's own."""
    text = PERSIAN.phrase(
        CONTEXT, RankOrder((Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.TWO))
    )
    assert text.endswith("آس، شاه، بی‌بی، سرباز، ۱۰، ۲.")


def told(name: str, path: str) -> str:
    book = load(name)
    assert isinstance(book, Book)
    return PERSIAN.clause(book, book.by_path[path])


@pytest.mark.parametrize(
    ("name", "path", "persian"),
    [
        ("single_sir", "let.goon_court", "«حاکم‌کوت» یعنی اینکه دور کوت باشد و تیم دست‌دهنده دور را ببرد."),
        ("single_sir", "score.court", "کوت ۳ امتیاز دارد."),
        ("single_sir", "table.players", "بازی چهارنفره است: دو تیم دونفره، و یارها روبه‌روی هم می‌نشینند."),
        ("single_sir", "roles.caller", "حاکم همان نفر اول است."),
        (
            "hidden_rung",
            "trump.power",
            (
                "ورق‌های خال حکم فقط از لحظهٔ رو شدن حکم به بعد حکم به حساب می‌آید و ورقی که پیش از آن، حتی در"
                " همان دست، بازی شده حکم نیست؛ ولی اگر دست با خود خال حکم شروع شده باشد، بالاترین ورق آن خال"
                " دست را می‌گیرد، هر وقت که بازی شده باشد."
            ),
        ),
        (
            "hakem with signals_forbidden",
            "custom.signals",
            "هر گونه علامت دادن یارها به هم، با حرف، نگاه یا طرز بازی کردن، ممنوع است.",
        ),
        ("single_sir", "score.caller_wins", "هر نتیجهٔ دیگر ۱ امتیاز دارد."),
        (
            "hokm",
            "score.hakem_kot",
            "اگر دور کوت باشد و تیم حاکم دور را ببازد، دور حاکم‌کوت است و ۳ امتیاز دارد.",
        ),
        (
            "hokm with restart_at_six",
            "score.restart",
            (
                "اگر دور کوت باشد و حساب تیم بازنده پیش از این دور دقیقاً ۶ باشد، چیزی حساب نمی‌شود؛ حساب هر دو"
                " تیم از نو شروع می‌شود."
            ),
        ),
        (
            "hokm with saras_naras",
            "pack.rank.naras",
            "در نرس ورق‌ها از بالا به پایین چنین‌اند: ۲، ۳، ۴، ۵، ۶، ۷، ۸، ۹، ۱۰، سرباز، بی‌بی، شاه، آس.",
        ),
        (
            "troefcall",
            "play.concede",
            (
                "هر تیم به شرطی می‌تواند تسلیم شود که هر دو تیم دست‌کم ۱ دست داشته باشند یا هنوز هیچ دستی "
                "نگرفته باشد."
            ),
        ),
        ("troefcall", "set.won", "بردن ست ۳ امتیاز مسابقه دارد."),
        ("omi", "score.level", "بی‌برنده ماندن دور (چهار بر چهار) ۱ ژتون اضافه دارد."),
        ("dehla_pakad", "score.kot", "کوت ۱ کوت حساب می‌شود؛ شمارش بردهای پیاپی هر دو تیم از نو شروع می‌شود."),
        (
            "band_rang",
            "play.lead",
            "دست اول را تغییردهندهٔ حکم، اگر باشد، و در غیر این صورت حاکم شروع می‌کند.",
        ),
        (
            "band_rang",
            "collect.except.aces",
            "اگر دست با آس گرفته شده باشد و شمارهٔ دست کمتر از ۱۳ باشد، کپه جمع نمی‌شود.",
        ),
        ("band_rang", "decide.last", "اگر شمارهٔ دست ۱۳ باشد، تیم برندهٔ دست دور را می‌برد."),
        (
            "double_sir_auction",
            "decide.made",
            (
                "تیمی که همان تیم برندهٔ مزایده باشد و دست‌کم به اندازهٔ تعداد اعلام‌شده دست جمع کند، دور را"
                " می‌برد."
            ),
        ),
        ("single_sir", "next_dealer.court", "پس از کوت، دست‌دهندهٔ بعدی یار دست‌دهنده است."),
        (
            "single_sir_courts",
            "score.run",
            "هفت برد پیاپی ۱ کوت حساب می‌شود؛ شمارش بردهای پیاپی هر دو تیم از نو شروع می‌شود.",
        ),
        ("hakem", "score.bavney", "اگر تیم برنده هر ۱۳ دست را بگیرد، دور باونی است و ۲ کوت حساب می‌شود."),
        (
            "dabbal_sar",
            "next_caller.second",
            (
                "اگر حاکم با احتساب همین دور کمتر از ۲ دور از نوبت خود را در این نقش گذرانده باشد،"
                " همان بازیکن حاکم می‌ماند."
            ),
        ),
        (
            "hakem with run_bonus(1)",
            "score.bonus",
            "علاوه بر این، اگر تیم برنده دست‌کم ۳ دور پیاپی برده باشد، ۱ کوت اضافه می‌شود (پاداش).",
        ),
        (
            "be_ranga_double",
            "collect.except.setting",
            "اگر حکم هنوز تعیین نشده باشد یا حکم در همین دست تعیین شده باشد، کپه جمع نمی‌شود.",
        ),
    ],
)
def test_clauses_of_the_bundled_books(name: str, path: str, persian: str) -> None:
    assert told(name, path) == persian


@pytest.mark.parametrize("name", bundled())
def test_nothing_of_the_bundled_books_is_left_in_english(name: str) -> None:
    book = load(name)
    assert isinstance(book, Book)
    assert untranslated(book, "fa") == ()
    for clause in book.clauses:
        assert not re.search("[A-Za-z0-9]", PERSIAN.clause(book, clause)), clause.path


def written(name: str) -> str:
    book = load(name)
    assert isinstance(book, Book)
    parent = load(book.lineage[0]) if book.lineage else None
    assert parent is None or isinstance(parent, Book)
    return to_markdown(make(Making(book, PERSIAN, parent)))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("hidden_rung", "| برد تیم دست‌دهنده | ۲ امتیاز |"),
        ("hakem", "| باونی | ۲ کوت |"),
        ("hidden_rung", "**ارزش هر دور (از بالا به پایین، اولین موردی که صدق کند)**"),
        ("hakem with run_bonus(1)", "**ارزش هر دور (از بالا به پایین، اولین موردی که صدق کند، و پاداش‌ها)**"),
        ("hakem", "- بازی ادامه دارد تا همهٔ ورق‌ها بازی شود. (A26)"),
        (
            "double_sir",
            (
                "- بازی ادامه دارد تا یکی از تیم‌ها به ۷ دست برسد و هر دو تیم دست‌کم ۱ دست داشته باشند."
                " (B46, B47, B49)"
            ),
        ),
        (
            "hidden_rung",
            "- شرق ۶♥، شمال ۸♥، در نوبت غرب حکم رو می‌شود، حکم پیک است، غرب ۲♠، جنوب ۷♥؛ غرب دست را می‌گیرد",
        ),
        ("kachuha_doublee", "- هر نتیجهٔ دیگر ۱ دور حساب می‌شود. (C22, C23)"),
        ("kachuha_doublee", "| هر نتیجهٔ دیگر | ۱ دور |"),
        (
            "hidden_rung",
            (
                "- شمال آس♠، غرب ۷♦ (پس از درخواست رو شدن حکم)؛ بازی کردن این ورق مجاز نیست، چون «بازیکنی"
                " که از خال زمین ورق ندارد می‌تواند پیش از بازی کردن ورق خود بخواهد که حکم رو شود؛ در این"
                " صورت اگر حکم دارد باید یک حکم، هر کدام که بخواهد، بازی کند»"
            ),
        ),
        (
            "double_sir with ace_on_ace, blocked_tricks({12})",
            "# دابل سر با «آس روی آس» و «جمع نکردن پس از دست‌های معین»",
        ),
        ("hakem with run_bonus(1)", "در این کتاب: سومی و هر کوت بعدی از همان رشته."),
        ("hakem with run_bonus(2)", "در این کتاب: تنها سومین کوت از هر رشته."),
        ("hakem with run_bonus(3)", "در این کتاب: هر سومین کوت؛ با پاداش، شمارش از نو شروع می‌شود."),
        ("mixed_evening", "حاکم: ۳ دور."),
    ],
)
def test_lines_of_rulebooks(name: str, line: str) -> None:
    assert line in written(name).splitlines()


@pytest.mark.parametrize("name", [each for each in bundled() if each != "court_piece"])
def test_a_rulebook_is_persian_but_for_names_and_codes(name: str) -> None:
    """Latin letters stand in isolated names, in codes of statements and in the line of the licence alone."""
    text, _, closing = written(name).rpartition("\n---\n")
    text = re.sub("\u2068[^\u2069]*\u2069", "", text)  # other names, documents
    text = re.sub(r"\b[A-Z]{1,3}[0-9]*\b", "", text)
    text = re.sub(r"^[0-9]+\. ", "", text, flags=re.MULTILINE)
    assert not re.search("[A-Za-z0-9]", text)
    assert "MIT" in closing


def test_seats_differ_in_narrow_drawings_and_cards_bear_what_is_printed_on_them() -> None:
    book = load("single_sir")
    assert isinstance(book, Book)
    letters = [PERSIAN.part(book, SeatAt(each), "letter") for each in "NESW"]
    assert letters == ["شم", "شر", "جن", "غر"]
    assert PERSIAN.part(book, Rank.KING, "short") == "K"
    assert PERSIAN.part(book, Card.parse("KS"), "short") == "شاه♠"
    assert PERSIAN.part(book, Card.parse("TS"), "short") == "۱۰♠"
