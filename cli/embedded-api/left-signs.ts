import type { Token, Tokens } from 'marked';
import { type Run, runsIn, spaceless } from './delimiters.ts';

/** Signs of emphasis that a block shows as text, and their line in it, from 0. */
export type SignLeft = { signs: string; line: number };

const isLetter = (sign: string) => /^[\p{L}\p{M}\p{N}]$/u.test(sign);
const isSpace = (sign: string) => sign === '' || /^\s$/u.test(sign);

/** The first signs of a block that its author may have meant as emphasis, and that are text; null when there are none. */
export function signLeft(block: Token): SignLeft | null {
  const { type, tokens = [] } = block as Tokens.Generic;
  if (!['paragraph', 'heading', 'text'].includes(type)) return null;
  const text = tokens.map((token) => (token.type === 'text' ? token.raw : hidden(token.raw))).join('');
  const runs = runsIn(text);
  const found = runs.find((run, index) => isBesideText(run) || isPair({ text, run, later: runs.slice(index + 1) }));
  if (found === undefined) return null;
  return { signs: found.sign.repeat(found.length), line: text.slice(0, found.at).split('\n').length - 1 };
}

/** Something that is no text, with its lines. */
const hidden = (raw: string) => raw.replace(/[^\n]/g, '\ufffc');

/** Two asterisks beside text without spaces: apart from comments of code, nothing else is written so there. */
const isBesideText = ({ sign, length, before, after }: Run) =>
  sign === '*' && length > 1 && before !== '/' && after !== '/' && (spaceless.test(before) || spaceless.test(after));

type IsPairOptions = { text: string; run: Run; later: readonly Run[] };

/**
 * Whether signs have another end that a reader would see. Signs stand in names (`__init__方法`, `文件_终稿_2`), comments and calculations,
 * too: two asterisks have to stand at the end of a word, others around text without spaces, and a single sign beside it, too.
 */
function isPair({ text, run, later }: IsPairOptions): boolean {
  const { sign, length } = run;
  const end = later.find((one) => one.sign === sign && one.length === length);
  const isRange = sign === '~' && length === 1;
  if (end === undefined || isRange || run.before === '/' || end.after === '/') return false;
  const isTitle = run.at === 0 && sign === '*' && length > 1;
  if (!isTitle && (isSpace(run.after) || isSpace(end.before) || /[([{（]/.test(end.before))) return false;
  const isAtWord = !isLetter(run.before) || !isLetter(end.after);
  if (sign === '*' && length > 1) return isAtWord;
  if (!spaceless.test(text.slice(run.at, end.at))) return false;
  const isBeside = [run.before, run.after, end.before, end.after].some((beside) => spaceless.test(beside));
  return length > 1 || (isAtWord && isBeside);
}
