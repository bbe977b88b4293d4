import { messages, pushesOf } from '../../../../config/push-merging.ts';
import { everySeconds } from '../pushes.ts';
import { pushes as says } from '../words.yaml';

const top = 54;
const base = 250;
/** Least distance between two labels. */
const room = 56;

const text = (x: number, y: number, words: string, attributes: string) =>
  `<text x="${x}" y="${y}" font-size="14" ${attributes}>${words}</text>`;
const muted = 'fill="var(--muted)"';

/** A hundred messages that run together into a few pushes, for messages that come every so many seconds. */
export function pushPicture({ every }: { every: number }): string {
  const pushes = pushesOf(every);
  const end = Math.max(pushes.at(-1)!.at, (messages - 1) * every);
  const most = Math.max(...pushes.map(({ merged }) => merged.length));
  const heightOf = (merged: readonly number[]) => 10 + Math.round(merged.length * Math.min(3, 150 / most));
  const at = (second: number) => Math.round(40 + (second / end) * 1010);
  const fall = pushes.flatMap(({ at: second, merged }) =>
    merged.map((message) => {
      const aside = at(second) - at(message);
      const depth = base - heightOf(merged) - top;
      return `M${at(message)} ${top}c0 80 ${aside} ${depth - 70} ${aside} ${depth}`;
    }),
  );
  const dots = Array.from({ length: messages }, (_, index) => `M${at(index * every)} ${top}h0`).join('');
  let labelled = -room;
  const bars = pushes.map(({ at: second, merged }) => {
    const x = at(second);
    const height = heightOf(merged);
    const bar = `<rect x="${x - 5}" y="${base - height}" width="10" height="${height}" rx="4" fill="var(--second)"/>`;
    if (x - labelled < room) return bar;
    labelled = x;
    const count =
      merged.length > 1
        ? text(
            x + 12,
            base - height + 14,
            says.merged({ count: merged.length }),
            'font-weight="600" fill="var(--second-ink)"',
          )
        : '';
    return bar + count + text(x, base + 24, everySeconds(second), `text-anchor="middle" ${muted}`);
  });
  return [
    text(34, 24, says.messages, muted),
    `<path d="${fall.join('')}" stroke="var(--tint)" opacity=".42"/>`,
    `<path d="${dots}" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M34 ${base}H1106" stroke="var(--rule)" stroke-width="1.5"/>`,
    ...bars,
    text(34, 306, says.rings, muted),
  ].join('');
}
