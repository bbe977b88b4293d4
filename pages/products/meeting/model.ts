import { people } from './words.yaml';
import * as words from './words.yaml';

export { people } from './words.yaml';
/** What was said in a morning meeting of twelve minutes, and what the minutes keep of it. */
export const entries = [
  { at: 1, by: people[1], kind: 'point', text: words.kept[0] },
  { at: 3, by: people[0], kind: 'task', text: words.kept[1] },
  { at: 5, by: people[5], kind: 'decision', text: words.kept[2] },
  { at: 8, by: people[3], kind: 'task', text: words.kept[3] },
  { at: 10, by: people[2], kind: 'decision', text: words.kept[4] },
  { at: 11, by: people[4], kind: 'task', text: words.kept[5] },
] as const;

export const minutes = Array.from({ length: 13 }, (_, minute) => minute);
export const last = minutes.length - 1;

export const clockAt = (minute: number) => `07:${40 + minute}`;
const keptAt = (minute: number) => entries.filter(({ at }) => at <= minute);
const speakerAt = (minute: number) => keptAt(minute).at(-1)?.by ?? people[0];

export function textsAt(minute: number): Record<string, string> {
  const lines = entries.map(({ at, kind, text }, index) => [
    `line${index}`,
    at <= minute ? `${clockAt(at)} ${words.kinds[kind]} ${text}` : '',
  ]);
  return { ...Object.fromEntries(lines), time: clockAt(minute) };
}

export function statusAt(minute: number): string {
  const kept = keptAt(minute);
  const many = (wanted: keyof typeof words.kinds) => kept.filter(({ kind }) => kind === wanted).length;
  return words.status({
    clock: clockAt(minute),
    speaker: speakerAt(minute),
    kept: kept.length,
    decisions: many('decision'),
    tasks: many('task'),
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
