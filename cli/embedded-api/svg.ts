import { SaxesParser } from 'saxes';

/** The size of a drawing (SVG), in CSS pixels. */
export type SvgSize = { width: number; height: number };

/** What browsers take where a drawing has no size (CSS 2.2, section 10.3.2). */
const defaultSize = { width: 300, height: 150 };

/** CSS pixels of a unit of length. A percentage is no size. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};

/** Reads a drawing. `error` has the first mistake as `line:column: message` when it is no well-formed SVG document. */
export function readSvg(text: string): { size: SvgSize } | { error: string } {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let error: string | null = null;
  let root: Readonly<Record<string, string>> | null = null;
  parser.on('error', ({ message }) => (error ??= message));
  // Drawing programs declare entities for the names of their own extensions.
  parser.on('doctype', (declarations) => {
    for (const [, name, value] of declarations.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'[^']*')\s*>/g))
      parser.ENTITIES[name!] = value ?? '';
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (root !== null) return;
    root = attributes;
    if (!/^(?:[\w.-]+:)?svg$/.test(name)) error ??= `the first element is <${name}>, not <svg>`;
  });
  parser.write(text.replace(/^\ufeff/, '')).close();
  // A document without an element is an error of the parser.
  return error === null ? { size: sizeOf(root ?? {}) } : { error };
}

function sizeOf({ width, height, viewBox }: Readonly<Record<string, string>>): SvgSize {
  const [, , boxWidth = 0, boxHeight = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : null;
  const [own, high] = [lengthOf(width), lengthOf(height)];
  if (own !== null && high !== null) return rounded(own, high);
  if (ratio === null) return rounded(own ?? defaultSize.width, high ?? defaultSize.height);
  if (own !== null) return rounded(own, own / ratio);
  return high === null ? rounded(boxWidth, boxHeight) : rounded(high * ratio, high);
}

function lengthOf(text: string | undefined): number | null {
  const [, number, unit] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const value = Number(number) * (pixels[unit?.toLowerCase() ?? ''] ?? Number.NaN);
  return value > 0 ? value : null;
}

const rounded = (width: number, height: number): SvgSize => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});
