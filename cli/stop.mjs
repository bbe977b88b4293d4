// Ends a command early. Plain JavaScript, because it is also used before the program is bundled.

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

  /**
   * Ends a command with one error.
   *
   * @param {ExitCode} code
   * @param {Omit<Problem, 'severity'>} error
   */
  static of(code, error) {
    return new Stop(code, [{ severity: 'error', ...error }]);
  }
}

/** Values of `outcome` in `--json`, by exit code. */
const outcomes = new Map([
  [exit.done, 'done'],
  [exit.failed, 'failed'],
  [exit.usage, 'invalid'],
  [exit.refused, 'refused'],
  [exit.interrupted, 'interrupted'],
]);

/**
 * The fields that `--json` prints for every command; the command's own result is added.
 *
 * @param {{ code: ExitCode, problems: readonly Problem[] }} end
 */
export function jsonOutcome({ code, problems }) {
  return { outcome: outcomes.get(code), exit: code, problems };
}

/**
 * Formats a problem for a terminal: four lines, and an excerpt of the source if there is one. It may contain text of the API, so control
 * characters are escaped and long parts are truncated.
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
  return printable(
    `${severity}: ${text.what}\n  where: ${text.where}${source}\n  why:   ${text.why}${around}\n  fix:   ${text.fix}`,
  );
}

/** Maximum length of a part of a problem. */
const longest = 2000;
/** Control characters except tab and line break, and invisible and bidirectional formatting characters. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Commands that CI systems read from logs: `::add-mask::` at the start of a line, after spaces too, and `##[…]` and `##vso[…]` anywhere. */
const logCommand = /(?<=^\s*):(?=:)|#(?=#\w*\[)/gm;

/** @param {string} character */
const escaped = (character) => `\\u{${/** @type {number} */ (character.codePointAt(0)).toString(16)}}`;

/**
 * Makes untrusted text safe for a terminal: escapes control characters, and truncates long text.
 *
 * @param {string} text
 * @returns {string}
 */
export function readable(text) {
  const cut = text.length > longest ? `${text.slice(0, longest)}… (${text.length - longest} more characters)` : text;
  return cut.replace(unprintable, escaped);
}

/**
 * Escapes in each line of an output what a terminal or the log of a CI system would execute. The console does it to everything it prints.
 *
 * @param {string} text
 * @returns {string}
 */
export const printable = (text) => text.replace(unprintable, escaped).replace(logCommand, escaped);

/**
 * JSON on one line, with control characters escaped, and the `#` of commands that CI systems read anywhere in a line.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function jsonLine(value) {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]|#(?=#\w*\[)/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
