/** A drawing of some size, as opposed to an icon. */
const large = /<svg\b[^>]*\bviewBox="-?[\d.]+ -?[\d.]+ (\d+)[\d.]* (\d+)[\d.]*"[^>]*>/g;
const least = { width: 300, height: 140 };
/** Characters of markup below which it is a few lines behind something else. */
const poor = 1500;

/** A drawing, and the classes of its ancestors: its section and everything in it. */
export type OpeningDrawing = { svg: string; within: readonly string[] };

/**
 * The drawing that a page opens with: of the large ones before its first section has a heading the one with most in it, for others are
 * grounds. Null when it opens with words alone.
 */
export function openingDrawing(main: string): OpeningDrawing | null {
  const heading = main.indexOf('<h2');
  const opening = heading < 0 ? main : main.slice(0, heading);
  let richest: { at: number; svg: string } | null = null;
  for (const { 1: width, 2: height, index: at } of opening.matchAll(large)) {
    const svg =
      Number(width) < least.width || Number(height) < least.height ? null : element({ text: main, at, name: 'svg' });
    if (svg !== null && svg.length > (richest?.svg.length ?? poor)) richest = { at, svg };
  }
  if (richest === null) return null;
  const section = opening.slice(Math.max(0, opening.lastIndexOf('<section', richest.at)), richest.at);
  const within = [...section.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  return { svg: withBorrowed({ drawing: richest.svg, main }), within: [...new Set(within)].sort() };
}

/** A drawing with the symbols that it uses from other drawings of its page. */
function withBorrowed({ drawing, main }: { drawing: string; main: string }): string {
  const held = new Set(idsOf(drawing));
  const defs: string[] = [];
  for (let text = drawing; text !== ''; ) {
    const wanted = new Set(
      [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!).filter((id) => !held.has(id)),
    );
    text = '';
    for (const id of wanted) {
      held.add(id);
      const found = [...main.matchAll(/<([a-zA-Z]+)\b[^>]*?\sid="([^"]+)"/g)].find(([, , own]) => own === id);
      const drawn = found && element({ text: main, at: found.index, name: found[1]! });
      if (!drawn) continue;
      for (const inner of idsOf(drawn)) held.add(inner);
      defs.push(drawn);
      text += drawn;
    }
  }
  return defs.length === 0 ? drawing : drawing.replace('>', () => `><defs>${defs.join('')}</defs>`);
}

const idsOf = (text: string) => [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);

/** The element that begins at a place; null when it does not end. */
function element({ text, at, name }: { text: string; at: number; name: string }): string | null {
  let depth = 0;
  const edges = new RegExp(`<(/?)${name}\\b(?:[^>"]|"[^"]*")*?(/?)>`, 'g');
  edges.lastIndex = at;
  for (let edge = edges.exec(text); edge; edge = edges.exec(text)) {
    const [tag, closing, empty] = edge;
    if (closing) depth--;
    else if (!empty) depth++;
    if (depth === 0) return text.slice(at, edge.index + tag.length);
  }
  return null;
}
