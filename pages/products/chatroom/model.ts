import { productLimits } from '../../../config/product-limits.ts';
import { grouped, lineOf, type Meter, roundYuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

const { screen, gifts: giftLines } = productLimits.chatroom;

/** Messages that the room gets in a second, and people who are in it. */
export const rates = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
export const crowds = [1_000, 5_000, 20_000, 100_000, 500_000];

/** Two notices a second; of the rest four in a hundred are gifts. */
const notices = 2;
const giftShare = 0.04;
/** Kilobytes of a line with its share of the packet. */
const lineSize = 0.22;

export type Room = Readonly<Record<'rate' | 'crowd', number>>;

/** What a screen gets of a second of the room: every notice, gifts merged into lines, and bullets for the lines that remain. */
export function secondOf(rate: number) {
  const gifts = Math.round(rate * giftShare);
  const bullets = rate - notices - gifts;
  const merged = Math.min(gifts, giftLines);
  const shown = Math.min(bullets, screen - notices - merged);
  return { notices, gifts, merged, bullets, shown, lines: notices + merged + shown };
}

/** Bullets that are dropped, in per cent: one decimal where all but a few are. */
export function droppedOf(rate: number): string {
  const { bullets, shown } = secondOf(rate);
  const dropped = (1 - shown / bullets) * 100;
  return dropped > 99 ? dropped.toFixed(1) : String(Math.round(dropped));
}

/** Large numbers in 万. */
const counted = (count: number) =>
  count < 10_000 ? grouped(count) : words.status.large({ count: grouped(Math.round(count / 10_000)) });

/** What the dials amount to, at the price of a meter. */
export function readingOf({ meter, rate, crowd }: Room & { meter: Meter }) {
  const { gifts, merged, bullets, shown, lines } = secondOf(rate);
  const dropped = droppedOf(rate);
  return {
    texts: {
      rate: words.status.rate({ rate: grouped(rate) }),
      crowd: words.status.crowd({ crowd: grouped(crowd) }),
      gifts: grouped(gifts),
      merged,
      bullets: grouped(bullets),
      shown,
      dropped,
      lines,
      traffic: String(Math.round(lines * lineSize)),
      deliveries: counted(lines * crowd),
      price: roundYuan(lineOf(meter, crowd).fen),
    },
    status: words.status.whole({ rate: grouped(rate), gifts: grouped(gifts), merged, dropped }),
  };
}

const { said } = words.bullets;
export const wall = { width: 1680, height: 420 };

type Pill = { x: number; y: number; width: number; text: string; isGift: boolean };

/** Pills of the wall in rows; four in a hundred are gifts. */
const pills = Array.from({ length: 12 }, (_, row) => {
  const placed: Pill[] = [];
  for (let x = -((row * 67) % 110), n = row * 5; x < wall.width; n++) {
    const isGift = (n * 11 + row * 7) % 25 === 3;
    const text = isGift ? words.bullets.gift({ count: 40 }) : said[(n * 7) % said.length]!;
    const width = isGift ? 98 : text.length * 15 + 26;
    placed.push({ x, y: row * 35, width, text, isGift });
    x += width + 14;
  }
  return placed;
}).flat();
const spread = ({ x, y }: Pill) => (((x * 73 + y * 179) % 997) + 997) % 997;
/** Bullets in the order in which they are drawn by lot, one in the middle of the wall first. */
const lots = pills
  .filter(({ isGift }) => !isGift)
  .sort((one, other) => spread(one) - spread(other))
  .sort((one, other) => Number(isMiddle(other)) - Number(isMiddle(one)));
function isMiddle({ x, y }: Pill): boolean {
  return y === 175 && Math.abs(x - wall.width / 2) < 50;
}

/** The wall as SVG: in colour what reaches every screen, in outline what is dropped, in the shares of the second. */
export function wallPicture({ rate }: Pick<Room, 'rate'>): string {
  const { gifts, merged, bullets, shown } = secondOf(rate);
  const bright = new Set(lots.slice(0, Math.max(1, Math.round((shown / bullets) * lots.length))));
  return pills
    .map((pill) => {
      const { x, y, width, text, isGift } = pill;
      const isShown = isGift || bright.has(pill);
      const label = isGift ? words.bullets.gift({ count: Math.round(gifts / merged) }) : text;
      const ground = isShown ? `fill="var(--${isGift ? 'second' : 'tint'})"` : 'stroke="var(--rule)"';
      const ink = isShown ? 'var(--night)' : 'currentColor';
      return `<g${isShown ? '' : ' opacity=".5"'}><rect x="${x}" y="${y + 0.5}" width="${width}" height="28" rx="14" ${ground}/><text x="${x + width / 2}" y="${y + 19.5}" font-size="15" text-anchor="middle" fill="${ink}">${label}</text></g>`;
    })
    .join('');
}
