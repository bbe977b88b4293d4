import { imageSize, type OgImage } from './image.ts';

/** Colours of a background and of what is drawn on it: the values of the site's tokens, since an image has no style sheet. */
export type Theme = Record<'from' | 'to' | 'title' | 'text' | 'label' | 'line' | 'arc' | 'wave' | 'points', string> & {
  /** The light behind the art; null for none: on a light ground nobody sees it, and it makes the file a third larger. */
  glow: string | null;
};

const onLight = {
  glow: null,
  title: '#0b1b34',
  text: '#51607a',
  arc: '#2f5bff',
  wave: '#0fb59b',
  points: '#0b1b34',
};
const onDark = {
  glow: '#1a3a8f',
  title: '#ffffff',
  text: '#b4c2de',
  arc: '#8fa9ff',
  wave: '#4fd8c2',
  points: '#ffffff',
};

export const themes: Record<OgImage['theme'], Theme> = {
  dark: { ...onDark, from: '#071126', to: '#0e2350', label: '#4fd8c2', line: '#22396b' },
  light: { ...onLight, from: '#f8faff', to: '#e3ebff', label: '#1e45db', line: '#cdd9f6' },
  paper: { ...onLight, from: '#ffffff', to: '#f1f4fa', label: '#087a68', line: '#dfe5f0' },
};

const { width, height } = imageSize;

/**
 * A gradient from top to bottom, a glow behind the art, and the bridge of the logo, large and faint. An oblique gradient makes the file half
 * as large again: no two rows are alike then.
 */
export function background({ from, to, glow, line }: Theme): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<linearGradient id="og-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#og-ground)"/>`,
    glow === null ? '' : glowOf(glow),
    `<g stroke="${line}" stroke-width="2" stroke-linecap="round"><path d="M-90 660C230 40 1080 40 1330 660"/><path d="M60 660C330 220 990 220 1200 660"/>`,
    `<path d="M-40 598q40-18 80 0t80 0${' 80 0'.repeat(14)}"/></g></svg>`,
  ].join('');
}

const glowOf = (colour: string) =>
  `<radialGradient id="og-glow" cx="900" cy="300" r="440" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><rect x="460" width="${width - 460}" height="${height}" fill="url(#og-glow)"/>`;

/** The logo's mark, 32 pixels a side times `scale`, with its upper left corner at a point. */
export function mark({ x, y, scale, theme }: { x: number; y: number; scale: number; theme: Theme }): string {
  const { arc, wave, points } = theme;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round"><path d="M4 21.5C7.5 5.5 24.5 5.5 28 21.5" stroke="${arc}" stroke-width="3"/>` +
    `<path d="M9.5 23.5q3.25-5 6.5 0t6.5 0" stroke="${wave}" stroke-width="2.6"/><circle cx="4" cy="23" r="3.2" fill="${points}"/><circle cx="28" cy="23" r="3.2" fill="${points}"/></g>`
  );
}
