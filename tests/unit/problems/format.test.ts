import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatProblem, jsonLine } from '../../../cli/stop.mjs';
import { systemProblem } from '../../../cli/system-problem.mjs';

const problem = { severity: 'warning', what: 'broken link', where: 'a', why: 'b', fix: 'c' } as const;

it('a problem escapes control characters and truncates long parts', () => {
  const where = '/x\u001b]0;PWNED\u0007\u001b[2J\u009b2J\u202e';
  expect(formatProblem({ ...problem, where })).toBe(
    'warning: broken link\n  where: /x\\u{1b}]0;PWNED\\u{7}\\u{1b}[2J\\u{9b}2J\\u{202e}\n  why:   b\n  fix:   c',
  );
  expect(formatProblem({ ...problem, why: 'x'.repeat(20_000) })).toContain(
    `why:   ${'x'.repeat(2000)}… (18000 more characters)\n`,
  );
});

it('a problem escapes what the log of a CI system would run', () => {
  const what = 'unknown icon: x\n::add-mask::e\n \n\u2003::stop-commands::t ##[add-mask]a ##vso[task.setvariable]b';
  expect(formatProblem({ ...problem, what, where: '::1:8080, ## a::b' })).toBe(
    'warning: unknown icon: x\n\\u{3a}:add-mask::e\n \n\u2003\\u{3a}:stop-commands::t \\u{23}#[add-mask]a \\u{23}#vso[task.setvariable]b\n' +
      '  where: ::1:8080, ## a::b\n  why:   b\n  fix:   c',
  );
});

it('an excerpt and a trace are shown alike', () => {
  expect(formatProblem({ ...problem, excerpt: '1 | \ta\u001b[2J\n    ^', trace: ['Body \u202e'] })).toBe(
    'warning: broken link\n  where: a\n    1 | \ta\\u{1b}[2J\n        ^\n  why:   b\n  in:    Body \\u{202e}\n  fix:   c',
  );
});

it('JSON escapes control characters without changing its meaning', () => {
  const value = { where: '云\u001b[2J\u009b\u202e\u{e0001}', list: [1] };
  const line = jsonLine(value);
  expect(line).toBe('{"where":"云\\u001b[2J\\u009b\\u202e\\udb40\\udc01","list":[1]}');
  expect(JSON.parse(line)).toEqual(value);
});

it('a full disk is named by the place that was written to', () => {
  const failure = (facts: object) => Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', ...facts });
  const whereOf = (facts: object) => systemProblem(failure(facts))?.where;
  expect(whereOf({ syscall: 'link', path: '/cache/a', dest: '/out/a' })).toBe('/out/a');
  expect(whereOf({ syscall: 'open', path: '/out/b' })).toBe('/out/b');
  expect(whereOf({ syscall: 'write' })).toBe('the output folder (SITE_OUT) or the cache (SITE_CACHE)');
});

it('a path below a file is reported with the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'problem-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cache');
  writeFileSync(file, '');
  const failure = Object.assign(new Error('ENOTDIR: not a directory'), { code: 'ENOTDIR', syscall: 'open' });
  for (const path of [file, join(file, 'blobs'), join(file, 'blobs/ab/abc')])
    expect(systemProblem(Object.assign(failure, { path }))).toMatchObject({
      where: file,
      fix: 'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that is in the way; the current release is unchanged',
    });
});

it('a file that is gone was removed by another program; a program that cannot be started is no such file', () => {
  const failure = (facts: object) => Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', ...facts });
  for (const syscall of ['open', 'stat', 'scandir', 'rename'])
    expect(systemProblem(failure({ syscall, path: '/project/pages/a/page.tsx' }))).toMatchObject({
      where: '/project/pages/a/page.tsx',
      fix: 'it was removed while this command ran: run the command again when no other program changes these files; the current release is unchanged',
    });
  expect(systemProblem(failure({ syscall: 'mkdir', path: '/out/a' }))?.fix).toContain('choose a writable folder');
  expect(systemProblem(failure({ syscall: 'spawn nginx', path: 'nginx' }))).toBeNull();
  expect(systemProblem(failure({ syscall: 'read' }))).toBeNull();
});
