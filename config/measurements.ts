import { latencies, medianOf } from './latency.ts';

/**
 * Figures that we measured and that more than one page states. Medians in milliseconds unless another unit is named;
 * `tests/site/facts.test.ts` compares every statement with them.
 */
export const measurements = {
  /** From speaker to listener on another continent: the median of all measured pairs of cities. */
  acrossContinents: medianOf(latencies({ acrossContinents: true }).map(([ours]) => ours)),

  message: {
    /** Between two online devices in one city. */
    delivery: 61,
    /** Seconds to a locked phone, through its maker's channel. */
    push: 1.2,
    /** Upper bound between continents, both devices online. */
    acrossContinents: 300,
    /** Upper bound while the primary of a shard is replaced: sends queue. */
    failover: 300,
  },

  signal: {
    /** From one device to another, both online. */
    delivery: 80,
    /** Seconds to wake a watch whose connection is frozen, through its maker's channel. */
    wake: 1.9,
  },

  call: {
    /** Per cent of packets lost at which speech is still intelligible, and its opinion score out of five. */
    lossUnderstood: 30,
    score: 3.6,
    /** Kilobits a second of that speech with its protection. */
    protectedVoice: 84,
    /** Per cent of the packets of the way up, and of the way down, that may be lost before no word is understood any more. */
    lost: { up: 70, down: 80 },
  },

  /** Per cent of the words that noise reduction swallows in the noise of a street, and how loud that is, in decibels. */
  noise: { decibels: 60, swallowed: 0.4 },

  /** Per cent of the words that are swallowed while both ends speak: on the usual device, and on the worst. */
  doubleTalk: { median: 1.2, worst: 7 },

  /** Milliseconds after a cable went bad: until voice also goes another way, and until all has moved there. */
  reroute: { doubled: 40, moved: 1_800 },

  /** Seconds until a voice on stage that breaks the rules is muted, after its slice was heard. */
  moderation: { muted: 4 },

  meeting: {
    /** Seconds that captions come after what is said, in the middle. */
    captions: 1.1,
    /** Per cent of the tasks whose owner and date the minutes have right, and meetings that were checked by hand. */
    tasks: { right: 94.6, meetings: 600 },
    /** Kilobits a second that somebody receives who only listens and reads a shared page. */
    listening: 150,
    /** Seconds until all of a customer's morning meeting are there, and minutes that it took before. */
    gathered: { seconds: 40, before: 7 },
  },

  /** Seconds from the tap to the session, when the number was fetched ahead; per cent of attempts that succeed. */
  quicklogin: { login: 1.5, success: 91.8 },

  agent: {
    /** From the last syllable of the user to the first of the agent; the parts on the agents' page add up to it. */
    firstAnswer: 650,
    /** What all but the slowest twentieth stay below. */
    slowest: 1_050,
    /** The same on a toy's chip, and kilobytes of memory that the SDK takes there. */
    toy: 720,
    toyMemory: 286,
  },

  cloudNative: {
    /** Seconds until a rule is in force on all instances, and how many there were. */
    rule: { seconds: 3, instances: 100_000 },
    /** What the proxy adds to a call, in milliseconds at the slowest hundredth, and what it takes: megabytes, cores. */
    proxy: { delay: 1.2, memory: 64, cores: 0.1 },
    /** Minutes from a commit to all users, and minutes that the first and the next build take. */
    release: { minutes: 10, firstBuild: 6.5, nextBuild: 2.2 },
    /** Seconds from the commit until each station of that release is left. */
    left: {
      build: 132,
      test: 290,
      scan: 340,
      artifact: 360,
      staging: 450,
      fewUsers: 530,
      halfOfUsers: 590,
      allUsers: 600,
    },
    /** Seconds until writes go on after a primary was lost: the median, and the most that is promised. */
    failover: { median: 17, most: 30 },
    /** Machines of our own media service that are rolled over on this platform. */
    ownMachines: 8_000,
  },

  sms: {
    /** Seconds from the request to the receipt, in the middle; 19 of 20 arrive within `slowest`. */
    receipt: 3.46,
    slowest: 4.3,
    /** Per cent of delivered codes that arrive within as many seconds. */
    withinSeconds: 5,
    within: 99,
  },

  /** Per cent of the bit rate that narrowband HD saves where the dress of `components/footage/` stays as clear. */
  narrowHd: 16,

  vod: {
    /** Milliseconds from the press on play to the first picture. */
    firstFrame: 400,
    /** Minutes to transcode an hour of 1080p into three sizes. */
    minutesAnHour: 6,
  },

  face: {
    /** Milliseconds of a frame that effects take at most, before they step down. */
    frame: 8,
  },

  whiteboard: {
    /** What 19 of 20 strokes take to the other screens. */
    stroke: 78,
    /** Megabytes of an hour of strokes and voice. */
    hour: 23.4,
  },
} as const;
