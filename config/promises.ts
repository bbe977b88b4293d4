/**
 * Figures that more than one page names. The terms refer to what is published; so a figure is changed here and, where
 * content says it in its own words, in `config/content/`.
 */
export const promises = {
  /** Share of a month's minutes, in per cent: what everybody who pays is promised, and what a yearly contract may agree on. */
  uptime: { standard: '99.95', contract: '99.99' },
  /** What a new account gets once its owner is verified. Chat is counted by its active users of a month, never by messages. */
  trial: { days: 30, chatUsers: 1_000, callMinutes: 10_000, texts: 100, liveGigabytes: 50, testTextsADay: 50 },
  /** Milliseconds, medians. */
  latency: { acrossContinents: 200, agent: 650 },
  /** Per cent of packets lost at which speech is still understood. */
  lossUnderstood: 30,
  /** When tickets of the standard tier are answered, on working days, and within how many minutes. */
  support: { from: 9, to: 21, minutes: 15 },
} as const;
