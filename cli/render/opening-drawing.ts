/** A drawing with a `viewBox`, whose width and height tell it from an icon. */
const drawings = /<svg\b[^>]*\bviewBox="-?[\d.]+ -?[\d.]+ (\d+)[\d.]* (\d+)[\d.]*"[^>]*>/g;
const least = { width: 300, height: 140 };
/** Characters of markup below which a drawing is a few lines in the background. */
const leastMarkup = 1500;

/** Elements without an end tag. */
const voids = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** A drawing, and the classes of the elements that it is in, from the outermost. */
export type OpeningDrawing = { svg: string; within: readonly string[] };

/**
 * The drawing that a page opens with, read from the page's markup so that a hero needs not be written twice: of the large drawings before
 * the first `<h2>`, the one with most markup. Of the two versions of a `Drawing`, the wide one. Null when there is none.
 */
export function openingDrawing(main: string): OpeningDrawing | null {
  const heading = main.indexOf('<h2');
  const opening = heading < 0 ? main : main.slice(0, heading);
  const found = [...opening.matchAll(drawings)]
    .filter(([, width, height]) => Number(width) >= least.width && Number(height) >= least.height)
    .filter(({ index, 1: width }, at, all) => !isNarrowVersion({ opening, index, width, before: all[at - 1] }))
    .map(({ index }) => ({ index, svg: elementAt({ text: main, index, name: 'svg' }) ?? '' }))
    .reduce((most, one) => (one.svg.length > most.svg.length ? one : most), { index: 0, svg: '' });
  if (found.svg.length <= leastMarkup) return null;
  return { svg: withReferenced({ svg: found.svg, main }), within: classesAround(opening.slice(0, found.index)) };
}

type VersionOptions = {
  opening: string;
  index: number;
  width: string | undefined;
  before: RegExpExecArray | undefined;
};

/** Whether a drawing is the version for narrow windows of the one right before it. */
const isNarrowVersion = ({ opening, index, width, before }: VersionOptions) =>
  before !== undefined &&
  Number(width) < Number(before[1]) &&
  before.index + (elementAt({ text: opening, index: before.index, name: 'svg' })?.length ?? 0) === index;

/** The classes of the elements that are open at the end of a text, from the outermost. */
export function classesAround(text: string): string[] {
  const open: { name: string; classes: string[] }[] = [];
  for (const [, closing, name = '', attributes = '', empty] of text.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    if (closing) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
    } else if (!empty && !voids.test(name))
      open.push({ name, classes: /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [] });
  }
  return open.flatMap(({ classes }) => classes);
}

/** A drawing with the elements of other drawings that it refers to: a page draws a repeated figure once. */
function withReferenced({ svg, main }: { svg: string; main: string }): string {
  const present = new Set(idsIn(svg));
  const defs: string[] = [];
  const add = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
      if (present.has(id)) continue;
      present.add(id);
      const found = [...main.matchAll(/<([a-zA-Z]+)\b[^>]*?\sid="([^"]+)"/g)].find(([, , own]) => own === id);
      const element = found && elementAt({ text: main, index: found.index, name: found[1]! });
      if (!element) continue;
      for (const inner of idsIn(element)) present.add(inner);
      defs.push(element);
      add(element);
    }
  };
  add(svg);
  return defs.length === 0 ? svg : svg.replace('>', () => `><defs>${defs.join('')}</defs>`);
}

const idsIn = (text: string) => [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);

/** The element that begins at a place; null when it does not end. */
function elementAt({ text, index, name }: { text: string; index: number; name: string }): string | null {
  let depth = 0;
  const tags = new RegExp(`<(/?)${name}\\b(?:[^>"]|"[^"]*")*?(/?)>`, 'g');
  tags.lastIndex = index;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const [whole, closing, empty] = tag;
    if (closing) depth--;
    else if (!empty) depth++;
    if (depth === 0) return text.slice(index, tag.index + whole.length);
  }
  return null;
}
