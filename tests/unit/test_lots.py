from __future__ import annotations

from collections import Counter

from sevens.bots.lots import Lots, mixed


def test_streams_begin_as_splitmix64_mixes() -> None:
    """The first outputs of the published generator with the seed 0; the last bit is set."""
    assert [mixed(0), mixed(1)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4 | 1]


def test_lots_are_even_within_a_stream_and_over_the_first_lots_of_many() -> None:
    """Ten tenths of 20,000 lots; 4 standard deviations are 170."""
    stream = Lots(1)
    for lots in ([stream.draw() for _ in range(20_000)], [Lots(seed).draw() for seed in range(20_000)]):
        tenths = Counter(int(lot * 10) for lot in lots)
        assert sorted(tenths) == list(range(10))
        assert all(1830 < count < 2170 for count in tenths.values())
