// What an eye found better than the search, in units of the board.

export const HAND = {};
