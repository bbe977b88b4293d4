/**
 * Limits of the products, by the version or the way of paying where they differ. `tests/site/facts.test.ts` compares what
 * pages and content files say with this table.
 */
export const productLimits = {
  im: {
    /** Members of a group, and of a super group. */
    group: { free: 200, standard: 3_000, pro: 3_000, enterprise: 10_000 },
    superGroup: 100_000,
    /** Days that messages stay available to a new device; the paid extension ends after `yearsAtMost`. */
    roaming: { free: 7, standard: 30, pro: 180, yearsAtMost: 3 },
    /** Devices that one account may be logged in on at a time. */
    devices: { free: 2, standard: 5, pro: 10 },
    /** Members up to which a message is written to every inbox; larger groups are read from one place. */
    writeFanOut: 2_000,
  },
  chatroom: {
    /** Lines that a screen gets in a second, and how many of them are gifts at most. */
    screen: 100,
    gifts: 20,
    /** Milliseconds that lines of middle and low priority wait for the next packet. */
    packet: 200,
    /** Messages that whoever enters can load, and days that they are kept for review. */
    recent: 100,
    keptDays: 7,
    /** People online at a time in the free version; others have no limit. */
    free: 500,
  },
  qchat: { server: 1_000_000, permissions: 32, channels: 500 },
  signal: {
    /** Kilobytes of a message, and people of a channel. */
    message: 4,
    channel: 500,
    /** Seconds that an invitation lasts, unless set otherwise within these bounds. */
    invite: { usual: 45, from: 10, to: 120 },
  },
  /** Minutes that a token is valid, and milliseconds that the button waits before it falls back. */
  quicklogin: { token: 2, wait: 800 },
  sms: {
    /** Characters of a single message, and of each part of a longer one. */
    segment: { single: 70, part: 67 },
    /** Messages of one template to one number. */
    frequency: { minute: 1, hour: 5, day: 10 },
    /** Complaints among ten thousand marketing messages of a month above which sending stops. */
    complaints: 1,
    /** Hours after which a message without a report is marked as unknown. */
    unknownAfter: 72,
    /** Hours to review a signature or template, and working days that carriers take to file it. */
    review: { hours: 2, carrierDaysFrom: 3, carrierDaysTo: 7 },
    /** Months that sending records are kept, and hours after which the text of a code is masked. */
    records: { months: 6, codeHours: 24 },
    /** Months that a prepaid package is valid. */
    packageMonths: 24,
  },
  netcall: {
    /** People that the call kit shows at once. */
    kit: 16,
    room: { metered: 50, prepaid: 300, contract: 1_000 },
    /** Days that a recording is kept unless set otherwise, and that every second of a call can be looked up. */
    recording: 7,
    details: { metered: 30, prepaid: 90, contract: 180 },
  },
  /** People in one meeting. */
  meeting: { people: 1_000 },
  interact: { stage: { metered: 9, prepaid: 17, contract: 50 } },
  whiteboard: {
    room: { metered: 50, prepaid: 200, contract: 1_000 },
    /** Days that a closed room's board is kept. */
    snapshot: 30,
    rooms: { people: 50 },
  },
} as const;

/**
 * Days that data of meetings are kept unless the administrator sets others between the bounds; recordings then lie in the bin. Apart from the
 * other limits, which the script of the price calculator includes.
 */
export const meetingRetention = {
  recording: 90,
  recordingFrom: 7,
  bin: 30,
  chat: 30,
  chatFrom: 1,
  chatTo: 180,
  list: 365,
  quality: 30,
} as const;
