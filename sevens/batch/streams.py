"""Where the streams of many deals begin: `sevens.bots.lots` in one go."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from sevens.batch.lanes import ONE, WORD, Words
from sevens.bots.lots import GAMMA, MIX_1, MIX_2


def streams(seeds: npt.NDArray[np.int64] | Words) -> Words:
    """The states in which the streams of these seeds begin.

    >>> from sevens.bots.lots import mixed
    >>> streams(np.array([0, 7])).tolist() == [mixed(0), mixed(7)]
    True
    """
    words: Words = (seeds.astype(WORD) + ONE) * np.uint64(GAMMA)
    words = (words ^ words >> np.uint64(30)) * np.uint64(MIX_1)
    words = (words ^ words >> np.uint64(27)) * np.uint64(MIX_2)
    return words ^ words >> np.uint64(31) | ONE
