/**
 * What customers can rely on, each number once. Pages and terms read this table; content files say the same in their own
 * words, and `tests/site/facts.test.ts` compares every built page and content file with it.
 */
export const commitments = {
  /** Monthly availability in per cent: what everybody who pays gets, and the most that a yearly contract agrees on. */
  uptime: { standard: '99.95', contract: '99.99' },

  /** What a new account gets once, after its owner is verified. Chat counts active users of a month, never messages. */
  trial: { days: 30, chatUsers: 1_000, callMinutes: 10_000, texts: 100, liveGigabytes: 50 },

  /** Texts a day that the test signature sends to the owner's own numbers, free of charge and without an end date. */
  testTexts: 50,

  /** Tickets of the standard tier: hours of working days, and minutes to the first answer. Contracts get theirs at any time. */
  support: { from: 9, to: 21, minutes: 15, contractMinutes: 10 },

  /** How long it takes, from an empty project to the result named. Always stated together with the result. */
  firstSteps: {
    /** Minutes to the first message sent and received. */
    message: 15,
    /** Days until chat works in an app, with the interface components. */
    chat: 0.5,
    /** Days until calls ring in an app, with the call kit. */
    calls: 2,
  },

  /** Days of notice, at least. */
  notice: {
    /** Before we stop maintaining a major SDK version. */
    majorVersion: 180,
    /** Before a service or a main feature is withdrawn. */
    withdrawal: 90,
    priceIncrease: 30,
    internationalTextPrice: 7,
    terms: 30,
    maintenance: 3,
  },

  billing: {
    /** Days in which a charge can be disputed, and working days to our answer. */
    dispute: 60,
    answer: 10,
    /** Days that services go on while the balance is negative. */
    arrears: 7,
    /** A reminder is sent when the balance lasts for fewer days than this. */
    lowBalance: 3,
    /** Yuan a month from which a yearly contract is offered. */
    contract: 20_000,
    /** Share of the price of whiteboard minutes used together with calls, in tenths. */
    whiteboardWithCalls: 8,
  },

  /** Working days until somebody replies: to a form, to the application of a partner, and to the report of a violation. */
  replies: { lead: 1, partner: 3, report: 3 },

  /**
   * What a customer's auditor gets: working days until reports are sent, days of notice before an audit of their own, and hours
   * until customers concerned learn of a security incident.
   */
  audit: { reports: 3, notice: 30, incident: 24 },

  /** The free consultation of an architect: its length, and places a week. */
  consultation: { minutes: 30, perWeek: 20 },

  /** Weeks to the first country abroad, and to each one after it. */
  abroad: { first: 6, next: 3 },
} as const;
