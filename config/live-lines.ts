/** One stage between a camera and a viewer's screen, in milliseconds on each line. */
export type LiveStage = { name: string; regular: number; fast: number; saving: string };

/** Medians of a 1080p stream of 30 frames a second at 3 Mbps, without the player's buffer, which each player sets. */
export const liveStages: readonly LiveStage[] = [
  { name: '采集与前处理', regular: 70, fast: 50, saving: '少缓存一帧美颜' },
  { name: '编码', regular: 180, fast: 45, saving: '关掉 B 帧与前瞻' },
  { name: '上行与接入', regular: 120, fast: 60, saving: '就近接入，改走 UDP' },
  { name: '转码与封装', regular: 900, fast: 150, saving: '逐帧处理，不等整片' },
  { name: '分发', regular: 800, fast: 120, saving: '推送代替轮询' },
];

/** Milliseconds that the player keeps back: as it is set at first, and the range in which it can be set. */
export const playerBuffers = {
  regular: { usual: 2_000, least: 1_000, most: 3_000 },
  fast: { usual: 400, least: 200, most: 500 },
} as const;

/** Milliseconds from camera to screen on the lines of live streaming; on stage, people answer each other. */
export const lineDelays = {
  regular: sum('regular') + playerBuffers.regular.usual,
  fast: sum('fast') + playerBuffers.fast.usual,
  stage: 300,
} as const;
export type LiveLine = keyof typeof lineDelays;

/** Megabits a second of a stream by the height of its picture, and of what an hour of it weighs for one viewer. */
export const streamRates = { 540: 0.9, 720: 1.5, 1080: 2.5 } as const;
export const gigabytesAnHour = (megabits: number) => (megabits * 3600) / 8 / 1000;

/** The same of a stream as it is pushed, at 30 frames a second; and the most that one stream may have without notice. */
export const pushRates = { 360: 0.5, ...streamRates, 1440: 4.5, 2160: 8 } as const;
export const pushLimit = 8;

function sum(line: 'regular' | 'fast'): number {
  return liveStages.reduce((total, stage) => total + stage[line], 0);
}

/** Seconds as they are written: to a hundredth, without a nought at the end. */
export const secondsText = (milliseconds: number) => String(Math.round(milliseconds / 10) / 100);
export const liveLines = { fast: secondsText(lineDelays.fast), regular: secondsText(lineDelays.regular) } as const;
