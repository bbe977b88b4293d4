import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../cli/program.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { root } from '../../support/run-site.ts';

const files = await glob(
  ['*.md', 'docs/**/*.md', '{.deploy,cli,pages,tests,output}/**/*.md', 'config/content/README.md'],
  {
    cwd: root,
    dot: true,
    ignore: ['**/fixtures/**', 'output/{releases,current}/**'],
  },
);
const documents = new Map(
  await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
);
const withoutCode = (text: string) => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '`');
/** What documents show of commands: blocks for a shell without their comments, and pieces of code. */
const codeOf = (text: string) =>
  (text.match(/^```\w*\n[^]*?^```|`[^`\n]+`/gm) ?? [])
    .filter((code) => !code.startsWith('```') || code.startsWith('```sh\n'))
    .map((code) => code.replace(/(^|\s)#.*$/gm, '$1'));

/** The id that a heading has in a repository: letters, digits and hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(file: string): string[] {
  const headings = documents
    .get(file)!
    .replace(/^```[^]*?^```/gm, '')
    .matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading]) => anchorOf(heading!));
}

/** Links of a document that lead nowhere. */
function deadLinks(file: string, text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, path, anchor]) => {
    const target = path === '' ? file : join(dirname(file), path!);
    if (!existsSync(join(root, target))) return [link];
    return anchor === undefined || !documents.has(target) || anchorsOf(target).includes(anchor) ? [] : [link];
  });
}

const site = commands({
  // Nothing is run, and so nothing is printed.
  console: { print: () => undefined, say: () => undefined } as never,
  version: '',
  settings: () => null as never,
  env: {},
  interrupted: null as never,
});

/** The command that words name, such as `content check`, of the longest name. */
function commandOf(words: readonly string[], from: Command = site): Command | null {
  const own = from.commands.find((command) => command.name() === words[0]);
  if (!own) return from === site ? null : from;
  return commandOf(words.slice(1), own);
}

/** What documents write of commands that the program does not have. */
function unknownParts(code: string): string[] {
  return [
    ...code.matchAll(/(?<=^|`|&& |; |\| )(?:site|node cli\/bin\.mjs)((?: +[a-z]+)+)((?: [^\n`|;&)]*)?)/gm),
  ].flatMap(([whole, names, rest]) => {
    const command = commandOf(names!.trim().split(/ +/));
    if (!command) return [whole];
    const options = [...rest!.split(/ -- |#/)[0]!.matchAll(/(?<=\s)--[a-z-]+/g)].map(([option]) => option);
    const known = command.options.map(({ long }) => long);
    return options.filter((option) => option !== '--help' && !known.includes(option)).map((one) => `${whole}: ${one}`);
  });
}

describe('the documents', () => {
  it('are those of every reader', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'docs/pipelines.md', 'pages/README.md', '.deploy/README.md']),
    );
  });

  it.each(files)('%s has links that lead to files and headings', (file) => {
    expect(deadLinks(file, documents.get(file)!)).toEqual([]);
  });

  it.each(files)('%s names commands and options that the program has', (file) => {
    expect(codeOf(documents.get(file)!).flatMap(unknownParts)).toEqual([]);
    const scripts = codeOf(documents.get(file)!).flatMap((code) => [...code.matchAll(/npm run ([\w:-]+)/g)]);
    expect(scripts.map(([, name]) => name!).filter((name) => !(name in packageFile.scripts))).toEqual([]);
  });

  it('see what is wrong', () => {
    expect(deadLinks('README.md', '[a](docs/none.md) [b](docs/pipelines.md#none) [c](#licence)')).toEqual([
      '](docs/none.md)',
      '](docs/pipelines.md#none)',
    ]);
    expect(unknownParts('`site generat --only x` and `npm ci && site generate --onyl x`')).toHaveLength(2);
    expect(unknownParts('`site content check --format github`')).toEqual([]);
  });
});
