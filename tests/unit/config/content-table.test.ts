import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentProblems } from '../../../cli/dev/edit/content-problems.ts';
import { redirectFilePath } from '../../../cli/define/redirect-file-path.ts';
import { contentFiles } from '../../../cli/embedded-api/content.ts';
import { readRedirects } from '../../../cli/plan/redirect-file.ts';
import { openFacts } from '../../../cli/words/facts.ts';
import { isWordsFile } from '../../../cli/words/read-words.ts';
import { checkWords } from '../../../cli/words/words-plugin.ts';
import definition from '../../../config/index.ts';
import { editions } from '../../../config/editions.ts';
import { root } from '../../support/run-site.ts';

const folder = join(root, 'config/content');
const readme = await readFile(join(folder, 'README.md'), 'utf8');
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };

/** The first table of the guide. */
const rows = readme
  .slice(0, readme.indexOf('\n\n', readme.indexOf('| ---')))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [, what = '', file = '', who = '', check = ''] = line.split('|').map((cell) => cell.trim());
    return { what, files: [...file.matchAll(/`([^`]+)`/g)].map(([, path]) => path!), who, check };
  });

/** `<id>` stands for any name, `<path>` for any path. */
const patternOf = (file: string) => file.replace('<path>', '**').replace(/<[^>]+>/g, '*');
const shown = (file: string) => glob.sync(patternOf(file), { cwd: folder });

describe('the table at the beginning of the guide for editors', () => {
  it('is the first thing in it', () => {
    expect(readme.split('\n').slice(0, 4)).toEqual([
      '# Starter content',
      '',
      '| what you see | file | who changes it | how it is checked |',
      '| --- | --- | --- | --- |',
    ]);
  });

  it.each(rows)(
    'names files that are there, and says who changes and what checks them: $what',
    ({ files, who, check }) => {
      expect(files.filter((file) => shown(file).length === 0)).toEqual([]);
      expect(['editors', 'engineers']).toContain(who);
      const [, command = '', script = ''] = /^`(site content check|npm (?:run )?(\w+))`$/.exec(check) ?? [];
      expect(command === 'site content check' ? 'content' : Object.keys({ ...scripts, test: '' })).toContain(
        command === 'site content check' ? 'content' : script,
      );
    },
  );

  it('has every kind of content', () => {
    const named = rows.flatMap(({ files }) => files.map(patternOf));
    const kinds = [...contentFiles(definition).map(({ path }) => path), 'redirects.yaml', 'files/**'];
    expect(kinds.filter((path) => !named.includes(path))).toEqual([]);
  });

  const ofEditors = rows.filter(({ who }) => who === 'editors').flatMap(({ files }) => files);

  it('is true of the check of each file', async () => {
    const broken = 'title: [';
    const places = ofEditors
      .filter((file) => !file.startsWith('files/'))
      .map((file) => join('config/content', shown(file)[0]!));
    // One check of a folder in which all of them are broken.
    const copy = await mkdtemp(join(tmpdir(), 'site-table-'));
    onTestFinished(() => rm(copy, { recursive: true }));
    await cp(folder, join(copy, 'config/content'), { recursive: true });
    const inRecords: string[] = [];
    for (const place of places)
      if (isWordsFile(place))
        expect((await checkWords({ source: broken, findProblem: openFacts(root) })).problems).not.toEqual([]);
      else if (place === redirectFilePath) expect(readRedirects({ text: broken, editions }).problems).not.toEqual([]);
      else {
        inRecords.push(place);
        await writeFile(join(copy, place), place.endsWith('.md') ? `---\n${broken}\n---\n` : broken);
      }
    const changed = { file: inRecords[0]!, text: broken };
    const problems = await contentProblems({ root: copy, definition, linked: [], changed });
    const found = problems.map(({ where }) => where);
    expect(inRecords.filter((place) => !found.some((where) => where.includes(`${place}:`)))).toEqual([]);
  });
});
