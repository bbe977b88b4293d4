/** Terms of the offers, each number once. Amounts are in yuan, shares in per cent. */
export const offers = {
  recommend: {
    /** What the friend gets, once. */
    friend: 200,
    /** Reward of the recommender for each friend, from the friend with this number on. */
    steps: [
      { from: 1, each: 200 },
      { from: 4, each: 300 },
      { from: 11, each: 500 },
    ],
    /** Minimum of the friend's first payment, and the days after registration within which it counts. */
    payment: 500,
    days: 90,
    /** Working days until both have it, and months that it is valid. */
    credited: 3,
    months: 6,
    /** Friends a year that count. */
    most: 50,
  },

  cashback: {
    /** Cashback rate for the part of a quarter's spending from each amount up to the next one. */
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
    /** Share of the list price for machine reviews in the first month, and the free quantity of each kind. */
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
