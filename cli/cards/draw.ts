import { editions } from '../../config/editions.ts';
import type { Standalone } from './art/standalone.ts';
import { ground, mark, type Palette, palettes } from './art/ground.ts';
import { lettered, textsOf } from './art/lettered.ts';
import { type Card, cardSize } from './card.ts';
import type { Lettering, Setting } from './lettering/lettering.ts';
import { breakLines, cutLines } from './lettering/lines.ts';

const { width, height } = cardSize;
const margin = 72;

/** How a title is tried to be set, best first: on one line, then as large as its lines allow. */
const titleSizes = [
  { size: 84, lines: 1 },
  { size: 72, lines: 1 },
  { size: 84, lines: 2 },
  { size: 72, lines: 2 },
  { size: 64, lines: 3 },
  { size: 56, lines: 3 },
  { size: 48, lines: 3 },
] as const;

/** Where art is placed: beside the words, or below them when it is a panorama. */
const beside = { x: 600, y: 48, width: 564, height: 534 };
const below = { x: 60, y: 236, width: width - 120, height: 364 };
/** Art that is so many times wider than high is a panorama, unless it is small and so simple that it need not be large. */
const isPanorama = ({ box }: Standalone) => box.width / box.height > 1.95 && box.width > 800;

/** What a card says, and the lettering in its drawing: for the lettering to prepare. */
export const wordsOf = (card: Card) =>
  [card.brand, card.label ?? '', card.title, card.text ?? '', '…'].filter(
    (words) => words !== '…' || card.title !== '',
  );
export const artWordsOf = ({ art }: Card) => textsOf(art?.content ?? '');

/** A card as an SVG document of nothing but shapes. The lettering must have prepared its words. */
export function draw({ card, lettering }: { card: Card; lettering: Lettering }): string {
  const palette = palettes[card.ground];
  const wide = card.art !== null && isPanorama(card.art);
  const room = wide ? 820 : 512;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">`,
    ground(palette),
    card.art === null ? emblem(palette) : placed({ art: card.art, within: wide ? below : beside, lettering }),
    signature({ card, palette, lettering, wide }),
    words({ card, palette, lettering, room, wide }),
    '</svg>',
  ].join('');
}

/** Where there is no art, the mark is it. */
const emblem = (palette: Palette) => `<g opacity=".9">${mark({ x: 704, y: 132, scale: 11, palette })}</g>`;

/** Art as large as its place allows, in the middle of it; art on a ground of its own is cut with round corners. */
function placed({ art, within, lettering }: { art: Standalone; within: typeof beside; lettering: Lettering }): string {
  const { box, panel, content } = art;
  const scale = Math.min(within.width / box.width, within.height / box.height);
  const x = within.x + (within.width - box.width * scale) / 2 - box.x * scale;
  const y = within.y + (within.height - box.height * scale) / 2 - box.y * scale;
  const clip = panel
    ? `<clipPath id="card-clip"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${20 / scale}"/></clipPath>`
    : '';
  return `${clip}<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"${panel ? ' clip-path="url(#card-clip)"' : ''}>${lettered({ svg: content, lettering })}</g>`;
}

/** The mark and the name: above the words, or across from them over a panorama, which needs the height. */
function signature({
  card,
  palette,
  lettering,
  wide,
}: {
  card: Card;
  palette: Palette;
  lettering: Lettering;
  wide: boolean;
}): string {
  const setting = { size: 28, weight: 650 };
  const x = wide ? width - margin - 52 - lettering.width(card.brand, setting) : margin;
  return `${mark({ x, y: 56, scale: 1.3, palette })}<path d="${lettering.outline(card.brand, { ...setting, x: x + 52, y: 88 })}" fill="${palette.title}"/>`;
}

type Words = { card: Card; palette: Palette; lettering: Lettering; room: number; wide: boolean };

/** Label, title and text, one below the other: in the middle of the height, or at the top over a panorama. */
function words({ card, palette, lettering, room, wide }: Words): string {
  const { lang } = editions[card.edition];
  const set = (text: string, setting: Setting, most: number) => {
    const wideness = (piece: string) => lettering.width(piece, setting);
    const { lines, torn } = breakLines({ text, lang, width: wideness, room });
    return { all: lines, torn, cut: (lines: readonly string[]) => cutLines({ lines, most, width: wideness, room }) };
  };
  const spacing = card.edition === 'zh' ? 0 : -0.022;
  const sizes = wide ? titleSizes.slice(4).map(({ size }) => ({ size, lines: 1 })) : titleSizes;
  const tried = sizes.map(({ size, lines }) => ({
    size,
    lines,
    ...set(card.title, { size, weight: 700, spacing }, lines),
  }));
  const title = tried.find(({ all, lines, torn }) => all.length <= lines && !torn) ?? tried.at(-1)!;
  const titleLines = title.cut(title.all);
  const text = card.text === null ? null : set(card.text, { size: 30, weight: 450 }, wide ? 1 : 3);
  const textLines = text ? text.cut(text.all) : [];

  const leading = title.size * 1.22;
  const tall =
    (card.label === null ? 0 : 44) +
    titleLines.length * leading +
    (textLines.length > 0 ? 20 + textLines.length * 44 : 0);
  let y = wide ? 60 : Math.max(128, 342 - tall / 2);
  const parts: string[] = [];
  const line = (words: string, setting: Setting, fill: string) => {
    // An opening mark fills the right half of its square: the square begins before the edge, so that the mark does not seem indented.
    const x = margin - (/^[（《〈「『【〔]/.test(words) ? setting.size * 0.45 : 0);
    parts.push(`<path d="${lettering.outline(words, { ...setting, x, y: round(y) })}" fill="${fill}"/>`);
  };
  if (card.label !== null) {
    y += 24;
    line(card.label, { size: 24, weight: 600 }, palette.label);
    y += 20;
  }
  y += title.size * 0.94 - leading;
  for (const words of titleLines) {
    y += leading;
    line(words, { size: title.size, weight: 700, spacing }, palette.title);
  }
  y += 20 + title.size * 0.12;
  for (const words of textLines) {
    y += 44;
    line(words, { size: 30, weight: 450 }, palette.text);
  }
  return parts.join('');
}

const round = (value: number) => Math.round(value * 1000) / 1000;
