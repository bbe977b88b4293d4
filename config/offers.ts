/** Terms of the offers, each number once. Amounts are in yuan, shares in per cent. */
export const offers = {
  recommend: {
    /** What the friend gets, once. */
    friend: 200,
    /** What the recommender gets for each friend, from the one with this number on. */
    steps: [
      { from: 1, each: 200 },
      { from: 4, each: 300 },
      { from: 11, each: 500 },
    ],
    /** The friend's first payment is this much at least, within so many days of registering. */
    payment: 500,
    days: 90,
    /** Working days until both have it, and months that it is valid. */
    credited: 3,
    months: 6,
    /** Friends a year that count. */
    most: 50,
  },

  cashback: {
    /** Share of what a quarter's spending has above each amount, up to the next one. */
    steps: [
      { from: 10_000, percent: 3 },
      { from: 30_000, percent: 5 },
      { from: 100_000, percent: 8 },
      { from: 300_000, percent: 12 },
    ],
    /** Working days after the quarter until it is credited, and months that it is valid. */
    credited: 10,
    months: 6,
  },

  censorship: {
    /** What of the list price machine reviews of the first month cost, and how many of each kind cost nothing. */
    percent: 50,
    gift: 10_000,
    /** Working days until an appeal against a verdict is answered. */
    appeal: 1,
  },

  consultation: {
    /** Working days after the talk until the present is sent, and days until what was handed in is deleted. */
    present: 10,
    deleted: 180,
  },
} as const;
