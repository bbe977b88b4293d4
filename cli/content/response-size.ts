import { contentBounds } from '../lib/content-bounds.ts';

export type ResponseLimits = Readonly<Record<'list' | 'values' | 'depth', number>>;

export class OversizeError extends Error {}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const [list, listEnd, object, objectEnd] = [...'[]{}'].map((character) => character.charCodeAt(0));

/**
 * Throws an `OversizeError` when JSON text has too many values, too long a list, or too many levels of nesting. It scans the text before
 * parsing: parsing a million levels takes seconds, during which other calls time out, and validating 100,000 entries takes gigabytes.
 * Invalid JSON may pass.
 */
export function assertBounded(json: string, limits: ResponseLimits = contentBounds.response): void {
  /** The open lists and objects, and their commas so far. */
  const open: { isList: boolean; commas: number }[] = [];
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (code === list || code === object) {
      if (open.length === limits.depth) throw new OversizeError(`the response has more than ${limits.depth} levels`);
      open.push({ isList: code === list, commas: 0 });
      values += 1;
    } else if (code === listEnd || code === objectEnd) open.pop();
    else if (code === comma) {
      values += 1;
      const inner = open.at(-1);
      if (inner) inner.commas += 1;
      if (inner?.isList && inner.commas >= limits.list)
        throw new OversizeError(`the response has a list of more than ${limits.list} entries`);
    }
    if (values > limits.values) throw new OversizeError(`the response has more than ${limits.values} values`);
  }
}

/** Index of the closing quote of the string that starts at `start`; the end of the JSON when there is none. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}
