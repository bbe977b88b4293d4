import { Parser } from 'htmlparser2';

/** Most elements of a text that may be open at once. Real articles have fewer than twenty. */
export const deepest = 200;

/** Elements for which the parser keeps a list of its own, which crossed tags make longer. */
const listed: ReadonlySet<string> = new Set([
  ...['svg', 'math', 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml', 'foreignobject', 'desc', 'title'],
]);

/**
 * Whether more than `deepest` elements of a piece of HTML are open at once: the parser inserts each before all others, so its time grows
 * with the square of their number. Reads with the same parser, up to the element that is too much.
 */
export function isTooDeep(html: string): boolean {
  let open = 0;
  let inLists = 0;
  let isTooMuch = false;
  const parser = new Parser({
    onopentagname(name) {
      open++;
      if (listed.has(name)) inLists++;
      if (Math.max(open, inLists) <= deepest) return;
      // What the same tag closes may still follow.
      isTooMuch = true;
      parser.pause();
    },
    onclosetag(name, isImplied) {
      open--;
      // Only a tag shortens the list.
      if (listed.has(name) && !isImplied) inLists--;
    },
  });
  parser.write(html);
  return isTooMuch;
}
