import { people } from './words.yaml';
import * as words from './words.yaml';

export { people } from './words.yaml';
/** What was said in a morning meeting of twelve minutes, and what the minutes keep of it. */
export const entries = [
  { at: 1, by: '贺川', kind: '要点', text: '3 号线昨日完成 46 片，计划 48 片' },
  { at: 3, by: '周岚', kind: '待办', text: '贺川：周三前补齐 2 片的探伤报告' },
  { at: 5, by: '平台二', kind: '决议', text: '风速超过 12 米/秒，海上吊装停一班' },
  { at: 8, by: '许可', kind: '待办', text: '许可：今天 12:00 前改好班次表' },
  { at: 10, by: '林焕', kind: '决议', text: '新焊材先在二车间试用 5 天' },
  { at: 11, by: '苏禾', kind: '待办', text: '苏禾：下周一汇报试用数据' },
] as const;

export const minutes = Array.from({ length: 13 }, (_, minute) => minute);
export const last = minutes.length - 1;

export const clockAt = (minute: number) => `07:${40 + minute}`;
const keptAt = (minute: number) => entries.filter(({ at }) => at <= minute);
const speakerAt = (minute: number) => keptAt(minute).at(-1)?.by ?? people[0];

export function textsAt(minute: number): Record<string, string> {
  const lines = entries.map(({ at, kind, text }, index) => [
    `line${index}`,
    at <= minute ? `${clockAt(at)} ${kind} ${text}` : '',
  ]);
  return { ...Object.fromEntries(lines), time: clockAt(minute) };
}

export function statusAt(minute: number): string {
  const kept = keptAt(minute);
  const many = (wanted: string) => kept.filter(({ kind }) => kind === wanted).length;
  return words.status({
    clock: clockAt(minute),
    speaker: speakerAt(minute),
    kept: kept.length,
    decisions: many('决议'),
    tasks: many('待办'),
  });
}

/** Who speaks: a ring around the tile, and the bars of who spoke in which minute. */
export function picture({ time }: { time: number }): string {
  const speaker = people.indexOf(speakerAt(time));
  const [x, y] = [8 + (speaker % 3) * 210, 8 + Math.floor(speaker / 3) * 184];
  const bars = minutes
    .filter((minute) => minute <= time)
    .map((minute) => {
      const row = people.indexOf(speakerAt(minute));
      return `<path d="M${12 + minute * 47.6} ${388 + row * 11}h42" stroke="var(--tint)" stroke-width="7"/>`;
    });
  return `<rect x="${x + 2}" y="${y + 2}" width="200" height="138" rx="9" stroke="var(--second)" stroke-width="5"/>${bars.join('')}<path d="M${12 + (time + 1) * 47.6} 376V456" stroke="var(--third)" stroke-width="3"/>`;
}
