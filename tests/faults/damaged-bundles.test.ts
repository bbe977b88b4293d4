import { appendFileSync, copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFolder, runSite } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { thorough } from '../support/thorough.ts';
import { ways } from './support/damage.ts';
import { hashesBelow, servedFiles } from './support/warm-site.ts';

let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
let bundles: string;
/** Hashes of the bundles, as they were made. */
let whole: Map<string, string>;
let served: Map<string, string>;

const generate = () => runSite(['generate', '--quiet'], { project: site.project, env: build.env });
beforeAll(async () => {
  [site, build] = await Promise.all([secondSite(), buildFolder({ warm: true, of: 'second' })]);
  bundles = join(site.project, '.cache');
  // What was copied may have bundles, which nothing uses.
  rmSync(bundles, { recursive: true, force: true });
  const styles = join(site.project, 'components/styles');
  const font = join(site.project, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  copyFileSync(font, join(styles, 'inter.woff2'));
  appendFileSync(join(styles, 'base.css'), "@font-face { font-family: Inter; src: url('./inter.woff2'); }\n");
  const { code, stderr } = await generate();
  expect([code, stderr]).toEqual([0, '']);
  served = servedFiles(build.out);
  whole = hashesBelow(bundles);
});
afterAll(() => Promise.all([site?.remove(), build?.remove()]));

/** The kinds of files that the program is bundled into, by their paths. */
const kinds = {
  'note of the program': /^cli\/\w+\.json$/,
  'module of the program': /^cli\/\w+\/\w.*\.mjs$/,
  'note of the pages': /^code\/\w+\.json$/,
  'code of the pages': /^code\/\w+\/site\.mjs$/,
  'source map': /^code\/\w+\/site\.mjs\.map$/,
  'style sheet': /^code\/\w+\/.*\.css$/,
  font: /^code\/\w+\/assets\/.*\.woff2$/,
  'note of the scripts': /^browser\/\w+\.json$/,
  'script of the browser': /^browser\/\w+\/.*\.js$/,
};
type Kind = keyof typeof kinds;

/** What is damaged, and how: each kind in each way by itself in a thorough run, else all kinds at once, each in another way. */
const names = Object.keys(kinds) as Kind[];
const turns = Object.keys(ways);
const cases: readonly (readonly (readonly [Kind, string])[])[] = thorough
  ? names.flatMap((kind) => turns.map((way) => [[kind, way] as const]))
  : [0, 5].map((first) => names.map((kind, place) => [kind, turns[(first + place) % turns.length]!] as const));

it.each(cases.map((damages) => ({ damages, what: damages.map((words) => words.join(' ')).join(', ') })))(
  'bundles of the program are made again: $what',
  async ({ damages }) => {
    const known = [...whole.keys()];
    for (const [kind, way] of damages) {
      const paths = known.filter((path) => kinds[kind].test(path));
      expect(paths.length, kind).toBeGreaterThan(0);
      // One in five of many.
      for (const path of paths.filter((_, index) => index % 5 === 0))
        ways[way]!(join(bundles, path), readFileSync(join(bundles, path)));
    }
    rmSync(build.out, { recursive: true });
    const { code, stdout, stderr } = await generate();
    expect([code, stderr], stdout).toEqual([0, '']);
    expect(servedFiles(build.out)).toEqual(served);
    // Notes have the times of their files; what they name has the same bytes again.
    const now = hashesBelow(bundles);
    const files = known.filter((path) => !path.endsWith('.json'));
    expect(files.filter((path) => now.get(path) !== whole.get(path))).toEqual([]);
  },
);
