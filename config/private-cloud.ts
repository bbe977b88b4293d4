/** What an installation in one's own machine room costs, in fen with tax; the machines are bought by the customer at about this price. */
export const privateCloud = {
  licence: { people: 2_000, fen: 18_000_000, each: 3_600 },
  machine: { fen: 3_800_000, power: 40_000 },
  /** Share of the licence that upgrades and support cost each year, in hundredths. */
  upkeep: 15,
  /** How many registered people a machine of each kind carries, and the share of them in a call at a time. */
  sizing: { together: 2_000, business: 10_000, calls: 400, inCall: 0.04, storage: 3 },
} as const;
