// How a command ends early. Plain JavaScript, because the part of the program that runs before it is bundled needs it too.

/** @typedef {import('./problem.ts').Problem} Problem */
/** @typedef {import('./problem.ts').ExitCode} ExitCode */

export const exit = /** @type {const} */ ({ done: 0, failed: 1, usage: 2, refused: 3, interrupted: 130 });

/** Ends a command with its problems; `main` turns it into text and an exit code. */
export class Stop extends Error {
  /**
   * @param {ExitCode} code
   * @param {readonly Problem[]} problems
   * @param {Readonly<Record<string, unknown>>} [result] what the command found before it failed, for `--json`
   */
  constructor(code, problems, result = {}) {
    super(problems.map(({ what }) => what).join('; '));
    this.code = code;
    this.problems = problems;
    this.result = result;
  }
}

/** What `--json` calls the end of a command, by exit code. */
const outcomes = new Map([
  [exit.done, 'done'],
  [exit.failed, 'failed'],
  [exit.usage, 'invalid'],
  [exit.refused, 'refused'],
  [exit.interrupted, 'interrupted'],
]);

/**
 * The object that `--json` prints for a command that ended with this code. A command's own result follows.
 *
 * @param {{ code: ExitCode, problems: readonly Problem[] }} end
 */
export function jsonOutcome({ code, problems }) {
  return { outcome: outcomes.get(code), exit: code, problems };
}

/**
 * A problem as people read it: four short lines, and an excerpt of the source where there is one. Parts of it may be content
 * of the API: what would act on a terminal is escaped, and what is long is cut.
 *
 * @param {Problem} problem
 * @returns {string}
 */
export function formatProblem({ severity, what, where, why, fix, excerpt, trace = [] }) {
  const text = { what: readable(what), where: readable(where), why: readable(why), fix: readable(fix) };
  const source = excerpt ? `\n${readable(excerpt).replace(/^/gm, '    ')}` : '';
  const around = trace
    .map((component, index) => `\n  ${index === 0 ? 'in:   ' : '      '} ${readable(component)}`)
    .join('');
  return `${severity}: ${text.what}\n  where: ${text.where}${source}\n  why:   ${text.why}${around}\n  fix:   ${text.fix}`;
}

/** Characters of a part of a problem that are shown. */
const longest = 2000;
/** Control characters but tab and line break, and characters that change the direction of text or are not seen. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** @param {string} character */
const escaped = (character) => `\\u{${/** @type {number} */ (character.codePointAt(0)).toString(16)}}`;

/**
 * Text of any origin as a terminal may show it: control characters escaped, what is long cut.
 *
 * @param {string} text
 * @returns {string}
 */
export function readable(text) {
  const cut = text.length > longest ? `${text.slice(0, longest)}… (${text.length - longest} more characters)` : text;
  return cut.replace(unprintable, escaped);
}

/**
 * JSON in one line of characters that a terminal only shows.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function jsonLine(value) {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
