import { type Art, type Box, standaloneArt } from './art.ts';
import { mark, type Theme, themes } from './background.ts';
import { imageSize, isChinese, type OgImage } from './image.ts';
import { breakLines, cutLines } from './lines.ts';
import type { Outlines, TextStyle } from './outlines.ts';

const { width, height } = imageSize;
const margin = 72;

/** How a title may be set, best first: on one line, then as large as its lines allow. */
const titleSizes = [
  { size: 84, most: 1 },
  { size: 72, most: 1 },
  { size: 84, most: 2 },
  { size: 72, most: 2 },
  { size: 64, most: 3 },
  { size: 56, most: 3 },
  { size: 48, most: 3 },
];
/** Two lines above a panorama leave no room for a text. */
const panoramaTitleSizes = [
  { size: 64, most: 1 },
  { size: 56, most: 1 },
  { size: 48, most: 1 },
  { size: 48, most: 2 },
];

/** Where art is placed: beside the words, or below them when it is a panorama. */
const beside = { x: 620, y: 48, width: 544, height: 534 };
const below = { x: 60, y: 256, width: width - 120, height: 344 };
/** Art that is so many times wider than high is a panorama, unless it is small: then it is simple enough to be read beside the words. */
const isPanorama = ({ box }: Art) => box.width / box.height > 1.95 && box.width > 800;

/** A part of an image as an SVG document of nothing but shapes. What does not fit into its box is cut. */
export type Layer = Box & { svg: string };

/** What stands on the background of an Open Graph image, from the lowest. The outlines must have loaded its characters. */
export function layOut({ image, outlines }: { image: OgImage; outlines: Outlines }): Layer[] {
  const theme = themes[image.theme];
  const art = image.art && standaloneArt({ ...image.art, outlines });
  const wide = art !== null && isPanorama(art);
  const shapes = [logo({ image, theme, outlines, wide }), ...words({ image, theme, outlines, wide })];
  const size = {
    width: Math.min(width, Math.ceil(Math.max(...shapes.map(({ right }) => right)))),
    height: Math.min(height, Math.ceil(Math.max(...shapes.map(({ bottom }) => bottom)))),
  };
  return [
    art ? place({ art, within: wide ? below : beside }) : largeMark(theme),
    layer({ x: 0, y: 0, ...size, content: shapes.map(({ svg }) => svg).join('') }),
  ];
}

type LayerOptions = Box & { content: string; viewBox?: Box };

function layer({ content, viewBox, ...box }: LayerOptions): Layer {
  const { x, y, width, height } = viewBox ?? { ...box, x: 0, y: 0 };
  const size = `width="${box.width}" height="${box.height}" viewBox="${x} ${y} ${width} ${height}"`;
  return {
    ...box,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none" fill="none">${content}</svg>`,
  };
}

/** Art as large as its place allows, in the middle of it; a panel gets round corners. */
function place({ art: { box, panel, content }, within }: { art: Art; within: Box }): Layer {
  const scale = Math.min(within.width / box.width, within.height / box.height);
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  return layer({
    x: Math.round(within.x + (within.width - size.width) / 2),
    y: Math.round(within.y + (within.height - size.height) / 2),
    ...size,
    viewBox: box,
    content: panel ? withRoundCorners({ content, box, radius: 20 / scale }) : content,
  });
}

function withRoundCorners({ content, box, radius }: { content: string; box: Box; radius: number }): string {
  const { x, y, width, height } = box;
  const clip = `<clipPath id="og-clip"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round(radius)}"/></clipPath>`;
  return `${clip}<g clip-path="url(#og-clip)">${content}</g>`;
}

/** The logo's mark, where a page has no art. */
const largeMark = (theme: Theme) =>
  layer({
    x: 704,
    y: 132,
    width: 352,
    height: 352,
    content: `<g opacity=".9">${mark({ x: 0, y: 0, scale: 11, theme })}</g>`,
  });

type PartOptions = { image: OgImage; theme: Theme; outlines: Outlines; wide: boolean };

/** Shapes, and where they end. */
type Shapes = { svg: string; right: number; bottom: number };

type EndOfOptions = { x: number; y: number; width: number; size: number };

/** Where a line ends that begins at `x` on the baseline `y`: letters reach a little over their width, and below the baseline. */
const endOf = ({ x, y, width, size }: EndOfOptions) => ({ right: x + width + size / 4, bottom: y + size / 2 });

/** The mark and the company's name: above the words, or on the right above a panorama, which needs the height. */
function logo({ image: { brand }, theme, outlines, wide }: PartOptions): Shapes {
  const style = { size: 28, weight: 650 };
  const wordsWidth = outlines.width(brand, style);
  const x = wide ? width - margin - 52 - wordsWidth : margin;
  const name = outlines.path(brand, { ...style, x: x + 52, y: 88 });
  return {
    svg: `${mark({ x, y: 56, scale: 1.3, theme })}<path d="${name}" fill="${theme.title}"/>`,
    ...endOf({ x: x + 52, y: 88, width: wordsWidth, size: style.size }),
  };
}

/** Label, title and text, one below the other: in the middle of the height, or at the top above a panorama. */
function words({ image: { lang, label, title, text }, theme, outlines, wide }: PartOptions): Shapes[] {
  const room = wide ? 820 : 512;
  const set = ({ words, style, most }: { words: string; style: TextStyle; most: number }) => {
    const widthOf = (piece: string) => outlines.width(piece, style);
    const { lines, torn } = breakLines({ text: words, lang, width: widthOf, room });
    return { style, fits: lines.length <= most && !torn, lines: cutLines({ lines, most, width: widthOf, room }) };
  };
  const spacing = isChinese(lang) ? 0 : -0.022;
  const setTitle = ({ size, most }: { size: number; most: number }) =>
    set({ words: title, style: { size, weight: 700, spacing }, most });
  const sizes = wide ? panoramaTitleSizes : titleSizes;
  const heading = firstFitting(sizes, setTitle);
  const most = wide ? 2 - heading.lines.length : 3;
  const body = set({ words: most > 0 ? (text ?? '') : '', style: { size: 30, weight: 450 }, most });
  const { size } = heading.style;
  const leading = size * 1.22;
  const tall =
    (label === null ? 0 : 44) +
    heading.lines.length * leading +
    (body.lines.length > 0 ? 20 + body.lines.length * 44 : 0);

  let y = wide ? 60 : Math.max(128, 342 - tall / 2);
  const out: Shapes[] = [];
  const write = (line: string, style: TextStyle, fill: string) => {
    // An opening mark fills the right half of its square: it begins before the margin, so that it does not look indented.
    const x = margin - (/^[（《〈「『【〔]/.test(line) ? style.size * 0.45 : 0);
    out.push({
      svg: `<path d="${outlines.path(line, { ...style, x, y: round(y) })}" fill="${fill}"/>`,
      ...endOf({ x, y, width: outlines.width(line, style), size: style.size }),
    });
  };
  if (label !== null) {
    y += 24;
    write(label, { size: 24, weight: 600 }, theme.label);
    y += 20;
  }
  y += size * 0.94 - leading;
  for (const line of heading.lines) {
    y += leading;
    write(line, heading.style, theme.title);
  }
  y += 20 + size * 0.12;
  for (const line of body.lines) {
    y += 44;
    write(line, body.style, theme.text);
  }
  return out;
}

/** The first result that fits, else the last one: breaking a title into lines takes as long as placing its letters. */
function firstFitting<Size, Result extends { fits: boolean }>(
  sizes: readonly Size[],
  set: (size: Size) => Result,
): Result {
  const [size, ...smaller] = sizes;
  const result = set(size!);
  return result.fits || smaller.length === 0 ? result : firstFitting(smaller, set);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
