/** Letters of scripts without capitals: those that put no space between words, or attach particles to them. */
const letter = '[\\p{Lo}\\p{Lm}\\p{M}]';
/** Punctuation of Chinese, Japanese and Korean text, with no space beside it. No property of Unicode has it. */
const wide = '[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2018\u2019\u201c\u201d\u2026\u2014]';

const isSpacelessLetter = (sign: string) => new RegExp(`^${letter}$`, 'u').test(sign);
const isWide = (sign: string) => new RegExp(`^${wide}$`, 'u').test(sign);
const isPunctuation = (sign: string) => /^[\p{P}\p{S}]$/u.test(sign);
const isSpace = (sign: string) => sign === '' || /^\s$/u.test(sign);
const isLetter = (sign: string) => /^[\p{L}\p{M}\p{N}]$/u.test(sign);
const isBracket = (sign: string) => /^[()[\]（）【】]$/u.test(sign);

/** A letter or sign of punctuation of scripts that put no space between words. */
export const spaceless = new RegExp(`${letter}|${wide}`, 'u');

/** Equal signs in a row: `**`. `before` and `after` are the characters beside them, empty at the ends of the text. */
export type Run = { sign: '*' | '_' | '~'; at: number; length: number; before: string; after: string };

/** Quotes and brackets around signs that stand for themselves: `“_”`, `（*）`. */
const around = new Set(['""', "''", '“”', '‘’', '„“', '«»', '「」', '『』', '()', '（）']);

/**
 * The signs of emphasis of a text in which nothing else has any: code, links, tags and escapes are masked. Signs alone between two quotes or
 * brackets are named there, and are none; a quotation mark ends what one before it began: `"甲"**"乙"**`.
 */
export function runsIn(masked: string): Run[] {
  let [from, isOpen] = [0, false];
  return [...masked.matchAll(/\*+|_+|~+/g)].flatMap(({ 0: signs, index: at }): Run[] => {
    if (masked.slice(from, at).split('"').length % 2 === 0) isOpen = !isOpen;
    from = at;
    const before = [...masked.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
    const after = [...masked.slice(at + signs.length, at + signs.length + 2)][0] ?? '';
    const isNamed = around.has(before + after) && (before !== '"' || isOpen);
    return isNamed ? [] : [{ sign: signs[0] as Run['sign'], at, length: signs.length, before, after }];
  });
}

/**
 * Whether signs may begin and end emphasis, by the rules of CommonMark for flanking signs. Beside scripts without spaces, the punctuation
 * within emphasis needs neither space nor punctuation outside: `**注意：**文字`, `**"강조"**입니다`. Underscores within words belong to
 * names, and so do single tildes to ranges (`5~10`), except beside wide punctuation, which names do not have. An asterisk of a path
 * (`/logs/*`) is none.
 */
function sidesOf({ sign, length, before, after }: Run): { begins: boolean; ends: boolean } {
  const flanks = (inner: string, outer: string) =>
    !isSpace(inner) &&
    (!isPunctuation(inner) || isSpace(outer) || isPunctuation(outer) || isWide(inner) || isSpacelessLetter(outer));
  const [left, right] = [flanks(after, before), flanks(before, after)];
  const isOfPath = sign === '*' && length === 1 && before === '/' && (after === '/' || isSpace(after));
  if (isOfPath || (sign === '~' && length > 2)) return { begins: false, ends: false };
  if (sign === '*' || (sign === '~' && length === 2)) return { begins: left, ends: right };
  return {
    begins: left && (!right || isPunctuation(before) || isWide(after)),
    ends: right && (!left || isPunctuation(after) || isWide(before)),
  };
}

/** Emphasis of a text: the number of its signs on each side, and the position behind it. */
export type Emphasis = { size: number; end: number };

/** Signs that may still begin emphasis. Those that are used for one end lack at their side: `from` is the first that is left. */
type Beginning = Run & { order: number; from: number; left: number; ends: boolean };

/** Signs that may end emphasis, and how many of them are left. */
type Ending = Run & { begins: boolean; left: number };

/**
 * The emphasis of a masked text, by the position of its first sign: the algorithm of CommonMark ("process emphasis"), with strikethrough of
 * GFM as a third sign.
 */
export function emphasisIn(masked: string): ReadonlyMap<number, Emphasis> {
  const found = new Map<number, Emphasis>();
  const stack: Beginning[] = [];
  /** For each kind of ending signs, the order of the first run that may fit them: those before it were all refused. */
  const first = new Map<string, number>();
  for (const [order, run] of runsIn(masked).entries()) {
    const { begins, ends } = sidesOf(run);
    let [from, left] = [run.at, run.length];
    while (ends && left > 0) {
      const ending = { ...run, begins, left };
      const kind = kindOf(ending);
      const least = first.get(kind) ?? 0;
      const at = stack.findLastIndex((one) => one.order < least || fits(one, ending));
      if (at < 0 || stack[at]!.order < least) {
        first.set(kind, order);
        break;
      }
      const beginning = stack[at]!;
      const size = run.sign === '~' ? run.length : Math.min(2, left, beginning.left);
      beginning.left -= size;
      found.set(beginning.from + beginning.left, { size, end: from + size });
      from += size;
      left -= size;
      // What stands between the two can no longer begin emphasis that ends behind them.
      stack.length = beginning.left > 0 ? at + 1 : at;
    }
    if (begins && left > 0) stack.push({ ...run, order, from, left, ends });
  }
  return found;
}

/**
 * Whether two runs may be the signs of one emphasis: not those of a comment of code, and not those of a product, as `a*（b）*c`. Rules 9 and
 * 10 of CommonMark speak of thirds.
 */
function fits(beginning: Beginning, ending: Ending): boolean {
  const { sign, length, begins, left, after, before } = ending;
  if (beginning.sign !== sign || (beginning.before === '/' && after === '/')) return false;
  if (sign === '~') return beginning.left === left;
  const isWithin = isLetter(beginning.before) && isLetter(after);
  if (sign === '*' && length === 1 && isWithin && (isBracket(beginning.after) || isBracket(before))) return false;
  const isAmbiguous = begins || beginning.ends;
  return !isAmbiguous || (beginning.length + length) % 3 !== 0 || (beginning.length % 3 === 0 && length % 3 === 0);
}

/** What `fits` sees of ending signs. */
const kindOf = ({ sign, length, begins, left, before, after }: Ending) =>
  [
    sign,
    sign === '~' ? left : length === 1 || length % 3,
    begins,
    after === '/',
    isLetter(after),
    isBracket(before),
  ].join();
