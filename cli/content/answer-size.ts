import { contentLimits } from '../../config/content-limits.ts';

export type AnswerLimits = Readonly<Record<'list' | 'values' | 'depth', number>>;

/** What an answer has too much of. */
export class OversizeError extends Error {}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const [list, listEnd, object, objectEnd] = [...'[]{}'].map((character) => character.charCodeAt(0));

/**
 * Throws an `OversizeError` when JSON text has more values than the site reads, a longer list, or values deeper within each
 * other. The text is read before it is parsed: parsing a million levels takes seconds, in which other calls run out of time,
 * and validating 100,000 entries takes gigabytes. What is not JSON may pass.
 */
export function assertBounded(json: string, most: AnswerLimits = contentLimits.answer): void {
  /** Commas of each list or object that is open, and whether it is a list. */
  const open: { isList: boolean; commas: number }[] = [];
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === list || code === object) {
      if (open.length === most.depth)
        throw new OversizeError(`the answer has values in more than ${most.depth} others`);
      open.push({ isList: code === list, commas: 0 });
      values += 1;
    } else if (code === listEnd || code === objectEnd) open.pop();
    else if (code === comma) {
      values += 1;
      const inner = open.at(-1);
      if (inner) inner.commas += 1;
      if (inner?.isList && inner.commas >= most.list)
        throw new OversizeError(`the answer has a list of more than ${most.list} entries`);
    }
    if (values > most.values) throw new OversizeError(`the answer has more than ${most.values} values`);
  }
}

/** Place of the quote that ends the text which begins at a quote; the end of the JSON where there is none. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}
