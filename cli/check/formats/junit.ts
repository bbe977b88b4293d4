import { escapeHtml } from '../../lib/escape.ts';
import type { PlacedProblem } from './github.ts';

export type JunitInput = { release: string; problems: readonly PlacedProblem[] };

/** Problems as a JUnit report: each is a test case, and a release without errors is one that passed. Warnings do not fail. */
export function junitReport({ release, problems }: JunitInput): string {
  const errors = problems.filter(({ problem }) => problem.severity === 'error').length;
  const cases = problems.map(({ problem: { severity, what, where, why, fix }, place }) => {
    const at = place ? ` file="${text(place.file)}" line="${place.line}"` : '';
    const said = text(`where: ${where}\nwhy: ${why}\nfix: ${fix}`);
    const result =
      severity === 'error'
        ? `<failure type="error" message="${text(why)}">${said}</failure>`
        : `<system-out>${said}</system-out>`;
    return `    <testcase classname="site check.${severity}" name="${text(what)}"${at}>${result}</testcase>`;
  });
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

/** Characters that are invalid in XML, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Line breaks are references, so that no line of the report begins with text of a problem. */
const text = (value: string) => escapeHtml(value.replace(forbidden, '\ufffd')).replaceAll('\n', '&#10;');
