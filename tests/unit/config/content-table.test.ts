import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
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

  it.each(ofEditors.filter((file) => !file.startsWith('files/')))('is true of the check of %s', async (file) => {
    const [path = ''] = shown(file);
    const place = join('config/content', path);
    const broken = 'title: [';
    if (isWordsFile(place)) {
      const { problems } = await checkWords({ source: broken, findProblem: openFacts(root) });
      return expect(problems).not.toEqual([]);
    }
    if (place === redirectFilePath) return expect(readRedirects({ text: broken, editions }).problems).not.toEqual([]);
    const text = place.endsWith('.md') ? `---\n${broken}\n---\n` : broken;
    const problems = await contentProblems({ root, definition, linked: [], changed: { file: place, text } });
    expect(problems.map(({ where }) => where)).toContainEqual(expect.stringContaining(`${place}:`));
  });
});
