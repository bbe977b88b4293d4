import type { Card } from '../card.ts';
import { cardSize } from '../card.ts';

/** Colours of a ground and of what is written on it. Pictures have no style sheet: the values are those of its tokens. */
export type Palette = {
  from: string;
  to: string;
  glow: string;
  title: string;
  text: string;
  label: string;
  line: string;
  arc: string;
  wave: string;
  points: string;
};

export const palettes: Record<Card['ground'], Palette> = {
  night: {
    from: '#071126',
    to: '#0e2350',
    glow: '#1a3a8f',
    title: '#ffffff',
    text: '#b4c2de',
    label: '#4fd8c2',
    line: '#22396b',
    arc: '#8fa9ff',
    wave: '#4fd8c2',
    points: '#ffffff',
  },
  day: {
    from: '#f8faff',
    to: '#e3ebff',
    glow: '#ffffff',
    title: '#0b1b34',
    text: '#51607a',
    label: '#1e45db',
    line: '#cdd9f6',
    arc: '#2f5bff',
    wave: '#0fb59b',
    points: '#0b1b34',
  },
  paper: {
    from: '#ffffff',
    to: '#f1f4fa',
    glow: '#ffffff',
    title: '#0b1b34',
    text: '#51607a',
    label: '#087a68',
    line: '#dfe5f0',
    arc: '#2f5bff',
    wave: '#0fb59b',
    points: '#0b1b34',
  },
};

const { width, height } = cardSize;

/**
 * The ground: one slope of colour from top to bottom, a glow behind the art, and the bridge, large and faint. A slope that leans makes the
 * file half as large again: no two rows are alike then.
 */
export function ground({ from, to, glow, line }: Palette): string {
  return [
    `<defs><linearGradient id="card-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<radialGradient id="card-glow" cx="900" cy="300" r="440" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${glow}" stop-opacity=".4"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#card-ground)"/><rect width="${width}" height="${height}" fill="url(#card-glow)"/>`,
    `<g stroke="${line}" stroke-width="2" stroke-linecap="round"><path d="M-90 660C230 40 1080 40 1330 660"/><path d="M60 660C330 220 990 220 1200 660"/>`,
    '<path d="M-40 598q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0"/></g>',
  ].join('');
}

/** The mark, 32 pixels a side times `scale`, with its upper left corner at a point. */
export function mark({ x, y, scale, palette }: { x: number; y: number; scale: number; palette: Palette }): string {
  const { arc, wave, points } = palette;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round"><path d="M4 21.5C7.5 5.5 24.5 5.5 28 21.5" stroke="${arc}" stroke-width="3"/>` +
    `<path d="M9.5 23.5q3.25-5 6.5 0t6.5 0" stroke="${wave}" stroke-width="2.6"/><circle cx="4" cy="23" r="3.2" fill="${points}"/><circle cx="28" cy="23" r="3.2" fill="${points}"/></g>`
  );
}
