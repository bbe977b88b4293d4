import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

const run = warmRuns();
let small: Awaited<ReturnType<typeof smallProject>>;
beforeAll(async () => {
  small = await smallProject({
    also: ['products/fax', 'solutions/fax', 'english/fax', 'products/telegram', 'products/texts'],
  });
  // The compiler needs the types of packages, which only development has.
  await copyFile(join(root, 'tsconfig.json'), join(small.project, 'tsconfig.json'));
  const types = join(small.project, 'node_modules/@types');
  await rm(types, { recursive: true, force: true });
  await cp(join(root, 'node_modules/@types'), types, { recursive: true });
});
afterAll(() => small.remove());

const site = (...args: string[]) => run(args, { project: small.project, env: { SOURCE_DATE_EPOCH: '1795000000' } });
const read = (path: string) => readFile(join(small.project, path), 'utf8');

/** Builds the site: its warnings, and the HTML of a page. */
async function built() {
  const { code, stdout, stderr } = await site('generate', '--json', '--no-compress');
  if (code !== 0) throw new Error(stderr);
  const { problems } = JSON.parse(stdout) as { problems: { what: string; where: string }[] };
  return problems.map(({ what, where }) => `${what} (${where})`);
}
const page = (file: string) => read(`output/current/site/${file}.html`);

/** What the type checker says of the pages and tables. */
async function typeErrors(): Promise<string> {
  expect((await site('types')).code).toBe(0);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const checked = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', '.'], { cwd: small.project });
  const output = await checked.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  return output
    .split('\n')
    .filter((line) => /^(?:pages|config|components|runtime)\//.test(line))
    .join('\n');
}

it('new pages of each kind build, and their types are sound', async () => {
  const before = await built();
  for (const [name, more] of [
    ['products/fax', ['--product', 'sms']],
    ['solutions/fax', []],
    ['english/fax', ['--product', 'sms', '--counterpart', '/fax']],
    ['products/telegram', ['--like', 'products/sms']],
  ] as const) {
    const own = name === 'solutions/fax' ? 'solutions/fax-shop' : name;
    const { code, stderr, stdout } = await site('new', 'page', own, '--title', 'Fax', '--summary', 'Faxes.', ...more);
    expect([own, code, stderr]).toEqual([own, 0, '']);
    expect(stdout).toContain(`Its address is ${own === 'english/fax' ? '/en/fax' : own.replace(/^\w+/, '')}`);
  }
  expect(await built()).toEqual(before);
  expect(await typeErrors()).toBe('');
  const file = join(small.project, 'pages/products/fax/page.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('words.opening.lead', 'words.opening.led'));
  expect(await typeErrors()).toContain("Property 'led' does not exist");
  await writeFile(file, source);
  expect(await page('fax')).toMatch(/<h1[^>]*>Fax<\/h1>/);
  expect(await page('telegram')).toMatch(/<h1[^>]*>Fax<\/h1>[^]*data-try="telegram"/);
  expect(await page('en/fax')).toMatch(/<h1[^>]*>Fax<\/h1>[^]*Make the first call/);
  expect(await read('config/routes/products.ts')).toContain("{ path: '/fax', counterpart: '/en/fax',");
  expect(await page('fax')).toContain('hreflang="en"');
  expect(existsSync(join(small.project, 'pages/products/telegram/art/telegram-hero.module.css'))).toBe(true);
});

it('new parts of pages are sound, and shown as their last lines say', async () => {
  const made = async (kind: string, name: string) => {
    const { code, stderr, stdout } = await site('new', kind, name);
    expect([kind, code, stderr]).toEqual([kind, 0, '']);
    return stdout;
  };
  await mkdir(join(small.project, 'tests/gallery/sheets'), { recursive: true });
  for (const file of ['specimen.ts', 'sheets/index.ts'])
    await copyFile(join(root, 'tests/gallery', file), join(small.project, 'tests/gallery', file));
  expect(await made('island', 'visit-counter')).toContain('<Island of={visitCounter}');
  expect(await made('try', 'products/fax')).toContain('<Try of={trial}');
  expect(await made('section', 'opening-hours')).toContain('/__site/gallery?entry=opening-hours');
  expect(await read('tests/gallery/sheets/index.ts')).toContain("  'opening-hours': openingHours,\n};");
  const file = join(small.project, 'pages/products/fax/page.tsx');
  const source = await readFile(file, 'utf8');
  const imports = [
    "import { Island } from '../../../components/island-runtime/island.tsx';",
    "import visitCounter from '../../../components/islands/visit-counter.tsx';",
    "import { OpeningHours } from '../../../components/sections/opening-hours.tsx';",
    "import { Controls, Slider } from '../../../components/try/controls.tsx';",
    "import { Try } from '../../../components/try/try.tsx';",
    "import trial, { statusOf, values } from './try.ts';",
  ];
  const shown = `<Section title="Parts">
    <Island of={visitCounter} props={{ start: 41 }} when="visible" />
    <OpeningHours items={[{ title: 'Monday', text: '9 to 5' }]} />
    <Try of={trial} title="Trial" status={statusOf(values[0]!)}>
      <Controls label="Controls">
        <Slider label="Value" name="value" min={0} max={values.length - 1} defaultValue={0} reads="0" />
      </Controls>
    </Try>
  </Section>\n<Start`;
  await writeFile(file, `${imports.join('\n')}\n${source.replace('<Start', shown)}`);
  expect(await typeErrors()).toBe('');
  await built();
  const html = await page('fax');
  expect(html).toMatch(/data-island="?visit-counter[^]*<button type="?button"?>41/);
  expect(html).toMatch(/data-try="?fax/);
  expect(html).toContain('Monday');
  await writeFile(file, source);
});

it.each([
  [['new', 'island', 'Visit Counter'], 'Visit Counter is not a valid name', 'choose another name'],
  [['new', 'try', 'products/none'], 'products/none is no page', 'name a page'],
  [['new', 'section', 'facts'], 'facts exists', 'choose another name'],
  [['new', 'page', 'products/x', '--product', 'smss'], 'smss is no product', 'nearest: sms'],
  [['new', 'page', 'products/x', '--like', 'products/smss'], 'products/smss is no page', 'nearest: products/sms'],
  [['new', 'page', 'products/x', '--like', 'legal/clauses'], 'legal/clauses cannot be copied', 'with one address'],
  [['new', 'page', 'english/x', '--counterpart', '/imm'], '/imm is no page', 'nearest: /im'],
  [['new', 'page', 'english/x', '--counterpart', '/im'], '/im has a counterpart', 'remove it there first'],
  [['move', 'page', 'products/smss', 'products/y'], 'products/smss is no page', 'nearest: products/sms'],
  [['move', 'page', 'products/sms', 'english/sms'], 'products/sms cannot become english/sms', 'within its area'],
  [['move', 'page', 'products/sms', 'products/telegram'], 'products/telegram exists', 'another name'],
  [['move', 'page', 'products/sms', 'products/y', '--address', '/im'], '/im is taken', 'choose another name'],
  [['move', 'page', 'products/sms', 'products/y', '--address', '//y'], '//y is no address', 'choose another one'],
  [
    ['move', 'page', 'products/sms', 'products/y', '--address', '/private'],
    '/sms cannot be redirected to /private',
    '',
  ],
  [
    ['move', 'page', 'legal/clauses', 'legal/texts'],
    'the new address of legal/clauses is not certain',
    '--keep-address',
  ],
  [['move', 'page', 'home/home', 'home/start'], 'the new address of home/home is not certain', '--keep-address'],
])('%j is refused, and changes nothing', async (args, what, fix) => {
  const tree = async () => (await promisify(execFile)('git', ['hash-object', '--no-filters', ...files])).stdout;
  const files = ['config/routes/products.ts', 'config/routes/english.ts', 'config/content/redirects.yaml'].map((file) =>
    join(small.project, file),
  );
  const before = await tree();
  const more = args[0] === 'new' ? ['--title', 'X', '--summary', 'X.'] : [];
  const { code, stderr } = await site(...args, ...more);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`error: ${what}`)]);
  expect(stderr).toContain(fix);
  expect(await tree()).toBe(before);
  expect(existsSync(join(small.project, 'pages/products/y'))).toBe(false);
});

it('a page moves with its links and its redirect, and comes back', async () => {
  const watched = [
    'config/routes/products.ts',
    'config/content/seo.json',
    'config/content/navigation/index.json',
    'pages/home/home/page.tsx',
    'config/content/cases/articles/banmu-fresh-delivery.md',
    'pages/products/fax/words.yaml',
  ];
  const words = join(small.project, 'pages/products/fax/words.yaml');
  await writeFile(words, (await readFile(words, 'utf8')).replace('href: /im', 'href: /sms#faq'));
  const texts = () => Promise.all(watched.map(read));
  const before = await texts();
  const warnings = await built();
  const rehearsed = await site('move', 'page', 'products/sms', 'products/texts', '--dry-run');
  expect([rehearsed.code, rehearsed.stdout]).toEqual([
    0,
    expect.stringContaining('Would change config/routes/products.ts'),
  ]);
  expect(await texts()).toEqual(before);

  expect(await site('move', 'page', 'products/sms', 'products/texts')).toMatchObject({ code: 0 });
  expect(existsSync(join(small.project, 'pages/products/sms'))).toBe(false);
  for (const text of await texts()) expect(text).not.toMatch(/["'(: ]\/sms["')#\s]/);
  expect(await read('config/content/redirects.yaml')).toMatch(/\n- from: \/sms\n {2}to: \/texts\n$/);
  // No --force: the redirect says where the page is.
  expect(await built()).toEqual(warnings.map((text) => text.replaceAll('/sms', '/texts')));
  expect(await page('texts')).toMatch(/data-try="texts"/);
  expect(await read('output/current/nginx/nginx.conf')).toMatch(/zh\/sms +\/texts;/);
  expect(await typeErrors()).toBe('');

  expect(await site('move', 'page', 'products/texts', 'products/sms')).toMatchObject({ code: 0 });
  expect(await texts()).toEqual(before);
  expect(await read('config/content/redirects.yaml')).toMatch(/\n- from: \/texts\n {2}to: \/sms\n$/);
});
