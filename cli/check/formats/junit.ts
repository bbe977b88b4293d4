import { escapeHtml } from '../../lib/escape.ts';
import type { PlacedProblem } from './github.ts';

export type JunitOptions = { release: string; problems: readonly PlacedProblem[] };

/**
 * Problems as a JUnit report: a test case for each rule that was broken, with every place, and one that passed for a release without errors.
 * Warnings do not fail.
 */
export function junitReport({ release, problems }: JunitOptions): string {
  const rules = new Map<string, PlacedProblem[]>();
  for (const one of problems) {
    const key = `${one.problem.severity}\0${ruleOf(one)}`;
    rules.set(key, [...(rules.get(key) ?? []), one]);
  }
  const cases = [...rules.values()].map(caseOf);
  const errors = [...rules.values()].filter(([first]) => first!.problem.severity === 'error').length;
  if (errors === 0) cases.unshift(`    <testcase classname="site check" name="${text(release)}"/>`);
  const counts = `tests="${cases.length}" failures="${errors}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="site check" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** The rule that a problem breaks: `broken link` of `broken link: /nowhere`. */
const ruleOf = ({ problem }: PlacedProblem) => problem.what.replace(/: .*$/s, '');

function caseOf(broken: readonly PlacedProblem[]): string {
  const [first] = broken as readonly [PlacedProblem];
  const { severity, why } = first.problem;
  const at = first.place ? ` file="${text(first.place.file)}" line="${first.place.line}"` : '';
  const said = text(
    broken
      .map(({ problem }) => `${problem.what}\nwhere: ${problem.where}\nwhy: ${problem.why}\nfix: ${problem.fix}`)
      .join('\n\n'),
  );
  const result =
    severity === 'error'
      ? `<failure type="error" message="${text(broken.length === 1 ? why : `${broken.length} problems`)}">${said}</failure>`
      : `<system-out>${said}</system-out>`;
  return `    <testcase classname="site check.${severity}" name="${text(ruleOf(first))}"${at}>${result}</testcase>`;
}

/** Characters that are invalid in XML, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Line breaks are references, so that no line of the report begins with text of a problem. */
const text = (value: string) => escapeHtml(value.replace(forbidden, '\ufffd')).replaceAll('\n', '&#10;');
