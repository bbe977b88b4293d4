/**
 * Voice in replays of recorded losses, in runs of three on average, 70 milliseconds there and back: per cent of packets lost, opinion score
 * with all layers of repair and with concealment alone, per cent of packets that stay missing, kilobits a second.
 */
export const voiceReplays = [
  { loss: 0, score: 4.3, bare: 4.3, missing: 0, rate: 32 },
  { loss: 10, score: 4.1, bare: 3.1, missing: 0, rate: 44 },
  { loss: 20, score: 3.9, bare: 2.5, missing: 2, rate: 62 },
  { loss: 30, score: 3.6, bare: 2.1, missing: 5, rate: 84 },
  { loss: 50, score: 3.2, bare: 1.5, missing: 8, rate: 112 },
  { loss: 70, score: 2.8, bare: 1.1, missing: 15, rate: 140 },
  { loss: 80, score: 2.5, bare: 1, missing: 22, rate: 152 },
] as const;
