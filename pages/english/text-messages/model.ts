import { dollarTexts } from '../../../config/dollar-prices.ts';
import { dollars } from '../../../config/rules/dollars.ts';
import { measured, segmentPlaces } from '../../../config/rules/text-segments.ts';

/** Messages to begin with. The last two differ in their last character alone. */
export const drafts = {
  code: { name: 'Code', text: 'Your Hearth code is 482913. It expires in five minutes. We never ask for it by phone.' },
  reminder: {
    name: 'Reminder',
    text: 'Hearth Clinic: your visit with Dr. Osei is tomorrow at 10:30. Reply 1 to confirm or 2 to move it. See you soon',
  },
  emoji: {
    name: 'Reminder, with a smile',
    text: 'Hearth Clinic: your visit with Dr. Osei is tomorrow at 10:30. Reply 1 to confirm or 2 to move it. See you soon 🙂',
  },
} as const;
export type DraftId = keyof typeof drafts;

/** Longest text that can be typed; its segments have room in the picture. */
export const longest = 200;

export type Draft = { text: string; to: string };

/** How many segments a message takes, what a thousand of it cost, and what makes it longer. */
export function readingOf({ text, to }: Draft) {
  const { places, segments, alphabet, outside } = measured(text);
  const { cents } = dollarTexts.find((one) => one.to === to)!;
  const { whole, part } = segmentPlaces[alphabet];
  const texts = {
    segments: String(segments),
    places: `${places} of ${segments === 1 ? whole : segments * part}`,
    alphabet: alphabet === 'gsm' ? 'GSM' : 'Unicode',
    cost: dollars(segments * cents),
  };
  const why = outside === null ? '' : `“${outside}” is not in the GSM alphabet, so a segment holds ${whole}. `;
  return {
    texts,
    status: `${why}${segments === 1 ? '1 segment' : `${segments} segments`}: ${texts.cost} for 1,000 of these to ${to}`,
  };
}

const height = 15;
const gap = 16;
/** Strips in the picture: as many as the longest text takes. */
const strips = 3;

/** A row of cells for each segment: a cell is a place, taken or free; parts of a long message lose some to their order. */
export function cells({ text }: { text: string }): string {
  const { places, segments, alphabet } = measured(text);
  const { whole, part } = segmentPlaces[alphabet];
  const width = (1200 / whole) * 2;
  const color = alphabet === 'gsm' ? '#2f5bff' : '#ff7a3d';
  const room = segments === 1 ? whole : part;
  const row = (from: number, to: number, y: number, fill: string) =>
    [0, 1]
      .map((line) => {
        const [start, end] = [Math.max(from - (line * whole) / 2, 0), Math.min(to - (line * whole) / 2, whole / 2)];
        return end > start
          ? `<path d="M${(start * width).toFixed(1)} ${y + line * height + 6}H${(end * width).toFixed(1)}" stroke="${fill}" stroke-width="12" stroke-dasharray="${(width - 3).toFixed(2)} 3"/>`
          : '';
      })
      .join('');
  return Array.from({ length: strips }, (_, index) => {
    const y = index * (2 * height + gap);
    if (index >= segments) return row(0, whole, y, '#eceee4');
    const taken = Math.min(room, places - index * room);
    return row(0, taken, y, color) + row(taken, room, y, '#d9dccf') + row(room, whole, y, '#8b93a1');
  }).join('');
}
