import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatted } from '../../../cli/check/formats/index.ts';
import { openConsole } from '../../../cli/console/console.ts';
import type { Problem } from '../../../cli/problem.ts';
import definition from '../../../config/index.ts';
import { root } from '../../support/run-site.ts';
import { recordedConsole } from '../../support/recorded-console.ts';

/** Texts of the API that a terminal or the log of a runner would execute, at the start of a text and after a line break. */
const commands = ['::error::forged', '::add-mask::x', '##[set-output name=x]y', '##vso[task.x]y', '##teamcity[x]'];
const escapes = [
  '\u001b[2J',
  '\u001b]0;title\u0007',
  '\u009b31m',
  '\u202e',
  '\u2066',
  '\r',
  '\b',
  '\u2028',
  '\u{e0041}',
];
const hostile = [...commands, ...escapes].flatMap((text) => [text, `a\n${text}`, ` \t${text}`, `a\n \u2003${text}b`]);
const fields = ['what', 'where', 'why', 'fix', 'excerpt', 'trace'] as const;

const harmless = (text: string) => {
  expect(text.replaceAll(/[\t\n]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  expect(text).not.toMatch(/##\w*\[/);
};
const withoutCommands = (lines: readonly string[]) => {
  for (const line of lines) expect(line).not.toMatch(/^\s*::/);
};
const problemWith = (field: (typeof fields)[number], text: string): Problem => ({
  severity: 'warning',
  what: 'a',
  where: 'b',
  why: 'c',
  fix: 'd',
  [field]: field === 'trace' ? [text, text] : text,
});

describe('text of the API in', () => {
  it('problems of every field neither steers a terminal nor commands a runner', () => {
    for (const field of fields)
      for (const text of hostile) {
        const { console, err } = recordedConsole();
        console.problem(problemWith(field, text));
        harmless(err().join('\n'));
        withoutCommands(err());
      }
  });

  it('results and steps does neither', () => {
    for (const text of hostile) {
      const { console, out, err } = recordedConsole();
      console.say(text);
      console.step(text);
      harmless([...out(), ...err()].join('\n'));
      withoutCommands([...out(), ...err()]);
    }
  });

  it('JSON does neither, and keeps its value', () => {
    for (const text of hostile) {
      const { console, out } = recordedConsole({ json: true });
      console.json({ text, [text]: 1 });
      harmless(out().join('\n'));
      expect(out()).toHaveLength(1);
      expect(JSON.parse(out()[0]!)).toMatchObject({ text, [text]: 1 });
    }
  });

  it.each(['github', 'junit'] as const)('the format %s is one annotation a problem', (format) => {
    for (const field of ['what', 'where', 'why', 'fix'] as const)
      for (const text of hostile) {
        const { console, out } = recordedConsole();
        const problems = [problemWith(field, text)];
        console.print(formatted({ format, root, definition, release: 'r', problems }));
        harmless(out().join('\n'));
        const started = out().filter((line) => /^\s*::/.test(line));
        expect(started).toHaveLength(format === 'github' ? 1 : 0);
        if (format === 'github') expect(out()).toEqual([expect.stringMatching(/^::warning (?:file|title)=/)]);
      }
  });

  it('an annotation is truncated like a problem', () => {
    const text = formatted({
      format: 'github',
      root,
      definition,
      release: 'r',
      problems: [problemWith('why', 'x'.repeat(9000))],
    });
    expect(text).toContain(`${'x'.repeat(2000)}… (7000 more characters)`);
  });
});

describe('with colours', () => {
  beforeEach(() => void vi.stubEnv('FORCE_COLOR', '1'));
  afterEach(() => void vi.unstubAllEnvs());

  it('only styles reach the terminal', () => {
    const { console, out } = recordedConsole();
    console.say('\u001b[31mred\u001b[39m \u001b[8mhidden\u001b[2J\n::error::x');
    const said = out().join('\n');
    const styled = console.colours.isColorSupported;
    expect(said).toBe(
      `${styled ? '\u001b[31mred\u001b[39m' : '\\u{1b}[31mred\\u{1b}[39m'} \\u{1b}[8mhidden\\u{1b}[2J\n\\u{3a}:error::x`,
    );
  });
});

it('a console of a stream without colours passes none', () => {
  const text: string[] = [];
  const stream = { write: (part: string) => text.push(part) } as unknown as NodeJS.WritableStream;
  openConsole({ root: '/project', json: false, quiet: false, out: stream, err: stream }).say('\u001b[31mred');
  expect(text.join('')).toBe('\\u{1b}[31mred\n');
});
