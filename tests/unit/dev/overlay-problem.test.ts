import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { overlayProblem } from '../../../cli/dev/engine/overlay-problem.ts';
import { atPlace } from '../../../cli/places/place.ts';

function project(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'site-overlay-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'page.tsx'), text);
  return root;
}

const problem = { severity: 'error', what: 'wrong type', where: 'page.tsx', why: 'it is', fix: 'correct it' } as const;
const lines = Array.from({ length: 12 }, (_, index) => `const line${index + 1} = ${index + 1};`);

it('has three lines on each side of the place, and what the editor opens', () => {
  const root = project(lines.join('\n'));
  const at = lines.slice(0, 8).join('\n').length + 1;
  const placed = atPlace({ problem, root, place: { file: 'page.tsx', at: at + 6, length: 5 } });
  const { excerpt, place } = overlayProblem({ problem: placed, root });
  expect(place).toBe('page.tsx:9:7');
  expect(excerpt).toBe(
    [
      '6 │ const line6 = 6;',
      '7 │ const line7 = 7;',
      '8 │ const line8 = 8;',
      '9 │ const line9 = 9;',
      '  │       ^^^^^',
      '10 │ const line10 = 10;',
      '11 │ const line11 = 11;',
      '12 │ const line12 = 12;',
    ].join('\n'),
  );
});

it('has fewer lines where the file begins and ends, and aligns them with a line that is shown in part', () => {
  const long = `${'a'.repeat(100)};`;
  const root = project(`first\n${long}`);
  const placed = atPlace({ problem, root, place: { file: 'page.tsx', at: 6 + 100, length: 1 } });
  const shown = overlayProblem({ problem: placed, root }).excerpt!.split('\n');
  expect(shown).toHaveLength(3);
  expect(shown[0]).toBe('1 │');
  expect(shown[1]).toBe(`2 │ ${'a'.repeat(60)};`);
});

it('opens no place of a problem without one, or of a file that is not there', () => {
  const root = project('');
  for (const where of ['page zh /sms', 'environment', 'none.tsx:1:1'])
    expect(overlayProblem({ problem: { ...problem, where }, root }).place).toBeNull();
});
