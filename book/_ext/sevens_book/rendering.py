"""How cards and layouts are drawn. The one place in the book that knows where the drawing is done."""

RANKS = {
    "en": "ace two three four five six seven eight nine ten jack queen king".split(),
    "fr": "as deux trois quatre cinq six sept huit neuf dix valet dame roi".split(),
    "de": "Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König".split(),
}
SUITS = {
    "en": {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    "fr": {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"},
    "de": {"S": "Pik", "H": "Herz", "D": "Karo", "C": "Kreuz"},
}
INDICES = {"en": "JQK", "fr": "VDR", "de": "BDK"}
PATTERNS = {"en": "{rank} of {suit}", "fr": "{rank} de {suit}", "de": "{suit} {rank}"}
STORED = "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def split(card: str) -> tuple[int, str]:
    rank, suit = card[:-1], card[-1:]
    if rank not in STORED or suit not in "SHDC":
        raise ValueError(f"{card!r} is no card: a rank (A, 2 to 10, J, Q, K) and a suit (S, H, D, C) were expected")
    return STORED.index(rank), suit


def card_name(card: str, language: str) -> str:
    """The spoken name of a card."""
    rank, suit = split(card)
    return PATTERNS[language].format(rank=RANKS[language][rank], suit=SUITS[language][suit])


def index(rank: int, language: str) -> str:
    """The index printed on a card."""
    return STORED[rank] if rank < 10 else INDICES[language][rank - 10]


def suit_mark(suit: str) -> str:
    return f'<svg class="suit" aria-hidden="true"><use href="#sv-{suit.lower()}"/></svg>'


def word_card(card: str, language: str) -> str:
    """A card in a sentence as HTML."""
    rank, suit = split(card)
    return (
        f'<span class="word-card" data-suit="{suit.lower()}"><span aria-hidden="true">{index(rank, language)}'
        f'{suit_mark(suit)}</span><span class="vh">{card_name(card, language)}</span></span>'
    )


def board(position: str, language: str) -> str:
    """A layout as HTML; the position has a line such as `D 5-9` for every open column."""
    ends = {}
    for line in filter(None, map(str.strip, position.splitlines())):
        suit, _, run = line.partition(" ")
        low, _, high = run.partition("-")
        ends[suit] = (split(low + suit)[0], split(high + suit)[0])
    return '<ul class="layout" role="list">' + "".join(
        column(suit, ends.get(suit), language) for suit in "SHCD"
    ) + "</ul>"


def column(suit: str, ends: tuple[int, int] | None, language: str) -> str:
    name = SUITS[language][suit]
    low, high = ends or (7, 5)
    says = f"{name}: {RANKS[language][low]} – {RANKS[language][high]}" if ends else f"{name}: –"
    spots = "".join(
        f'<span class="card" data-suit="{suit.lower()}"><span class="card__index"><span class="card__rank">'
        f"{index(rank, language)}</span>{suit_mark(suit)}</span></span>"
        if low <= rank <= high
        else f'<span class="spot">{index(rank, language)}</span>'
        for rank in range(13)
    )
    return (
        f'<li class="column"><span class="column__says vh">{says}</span>'
        f'<span class="column__name" aria-hidden="true">{suit_mark(suit)} {name}</span>'
        f'<span class="column__spots" aria-hidden="true">{spots}</span></li>'
    )
