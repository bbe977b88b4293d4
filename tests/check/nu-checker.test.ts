import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

// Its file for imports has no types.
const vnu: string = createRequire(import.meta.url)('vnu-jar');

type Message = { url: string; type: 'error' | 'info' | 'non-document-error'; message: string; extract?: string };

/** Messages that are not followed, and why. */
const accepted: readonly (readonly [message: RegExp, why: string])[] = [
  [/^Bad value “\d+” for attribute “font-weight”/, 'variable fonts have all weights from 1 to 1000 (CSS Fonts 4)'],
  [/^Attribute “pathLength” not allowed on element “circle”/, 'all shapes have it (SVG 2)'],
  [/^Trailing slash on void elements/, 'in the parts that React writes; all of its attributes have quotes'],
];

const hasJava = () => {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0) return true;
  console.warn('SKIPPED: java is not installed: pages are not tried with the Nu HTML checker');
  return false;
};

/** Messages of the checker that nobody accepted, as `file: message`. */
async function findings(files: readonly { name: string; html: string }[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nu-'));
  try {
    for (const { name, html } of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), html);
    }
    const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', folder];
    const { stdout } = await promisify(execFile)('java', ['-Xss4m', '-jar', vnu, ...options], {
      maxBuffer: 256_000_000,
    });
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages
      .filter(({ message }) => !accepted.some(([pattern]) => pattern.test(message)))
      .map(
        ({ url, message, extract }) =>
          `${url.slice(url.indexOf(folder) + folder.length + 1)}: ${message} ${extract ?? ''}`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe.skipIf(!hasJava())('the Nu HTML checker', () => {
  it('finds what is wrong in a page', async () => {
    const html = '<!doctype html><html lang="en"><title>t</title><p id="a"><p id="a"><ul><p></ul>';
    expect((await findings([{ name: 'page.html', html }])).map((line) => line.slice(0, 40))).toEqual([
      expect.stringContaining('page.html: Duplicate ID “a”'),
      expect.stringContaining('page.html: The first occurrence of ID'),
      expect.stringContaining('page.html: Element “p” not allowed'),
    ]);
  });

  it('finds nothing in the pages of the site', async () => {
    const files = await builtFiles();
    expect(files.length).toBeGreaterThan(300);
    expect(await findings(files)).toEqual([]);
  });
});
