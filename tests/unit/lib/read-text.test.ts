import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readText } from '../../../cli/lib/read-text.ts';

it('reads a file, and does not open a pipe or a device', () => {
  const folder = mkdtempSync(join(tmpdir(), 'text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.md'), '标题');
  execFileSync('mkfifo', [join(folder, 'b.md')]);
  expect(['a.md', 'b.md', 'c.md'].map((name) => readText(join(folder, name)))).toEqual(['标题', null, null]);
  expect(readText('/dev/zero')).toBe(null);
});
