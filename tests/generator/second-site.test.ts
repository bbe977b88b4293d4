import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import glob from 'fast-glob';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soundXml } from '../../cli/lib/xml.ts';
import { templateFolder } from '../../cli/new/new-project.ts';
import { testConfiguration } from '../support/nginx.ts';
import { findNginx } from '../support/programs.mjs';
import { root, runSite } from '../support/run-site.ts';
import { createdSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

type Report = {
  outcome: string;
  release: string;
  problems: readonly unknown[];
  pages: { total: number; errorPages: number; rendered: number };
};

const run = warmRuns();

let site: Awaited<ReturnType<typeof createdSite>>;
let first: Report;

const origins = { de: 'http://localhost:8080', en: 'http://en.localhost:8080', fr: 'http://fr.localhost:8080' };
const read = (path: string) => readFile(join(site.project, 'output/current', path), 'utf8');
const page = (path: string) => read(`site/${path}.html`);

async function command(...args: string[]) {
  // A moment between the records that are over, and the one that begins in 2099.
  return run(args, { project: site.project, env: { SOURCE_DATE_EPOCH: '1795000000' } });
}
async function generate(): Promise<Report> {
  const { code, stdout, stderr } = await command('generate', '--json');
  if (code !== 0) throw new Error(`generate ended with ${code}\n${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** Changes a file of the project while something is done. */
async function changed<Result>(file: string, change: (text: string) => string, act: () => Promise<Result>) {
  const path = join(site.project, file);
  const text = await readFile(path, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(path, change(text));
  try {
    return await act();
  } finally {
    await writeFile(path, text);
  }
}

/** The file of a press release, and its text; the last one is a draft. */
const recordFile = (number: number) => join(site.project, `config/content/presse/text-${number}.md`);
const recordText = (number: number) => `---
title: Text ${number}
summary: Der ${number}. Text, der in einer Zeitung über den Garten stand.
publishTime: 2026-05-${String(number).padStart(2, '0')}T08:00:00+02:00
updateTime: 2026-06-01T08:00:00+02:00
draft: ${number === 23}
---
## Ort ${number}

Mehr steht [im ersten](./text-1.md#ort-1).
`;

beforeAll(async () => {
  site = await createdSite();
  first = await generate();
});
afterAll(() => site.remove());

describe('site create', () => {
  it('writes the generator and the template, and says what to do next', async () => {
    const filesOf = (folder: string) => glob('**', { cwd: folder, ignore: ['node_modules', 'output', '.cache'] });
    const written = await filesOf(site.project);
    const expected = [
      ...(await filesOf(join(root, 'cli'))).map((file) => `cli/${file}`),
      ...(await filesOf(join(root, templateFolder))),
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ];
    expect(written.sort()).toEqual(expected.sort());
    expect(await readFile(join(site.project, '.gitignore'), 'utf8')).toContain('node_modules/');
    expect(site.said).toContain(`cd ${site.project}\n  npm run generate`);
  });

  it('gives the project its own name, the same packages, and none of the tests', async () => {
    const json = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
    const own = await json(join(site.project, 'package.json'));
    const lock = await json(join(site.project, 'package-lock.json'));
    const ours = await json(join(root, 'package.json'));
    expect(own).toMatchObject({ name: 'lindenhain', dependencies: ours.dependencies, imports: ours.imports });
    expect(Object.keys(own.scripts)).toEqual(expect.arrayContaining(['generate', 'dev', 'preview']));
    expect(lock.packages['']).toMatchObject({ dependencies: own.dependencies, devDependencies: own.devDependencies });
    expect(Object.keys(lock.packages)).not.toContain('node_modules/playwright');
    expect(Object.keys(lock.packages)).toEqual(
      expect.arrayContaining(
        [...Object.keys(own.dependencies), ...Object.keys(own.devDependencies)].map((name) => `node_modules/${name}`),
      ),
    );
  });

  it('refuses a folder with files, and a project without the template', async () => {
    const full = await runSite(['create', site.project]);
    expect([full.code, full.stderr]).toEqual([2, expect.stringContaining('the folder is not empty')]);
    const other = await command('create', `${site.project}-of-its-own`);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('no template for a new project')]);
    expect(existsSync(`${site.project}-of-its-own`)).toBe(false);
  });
});

describe('a second site', () => {
  it('is published without a problem', () => {
    expect(first).toMatchObject({ outcome: 'published', problems: [], pages: { total: 23 } });
  });

  it.each([
    [{ de: '/', en: '/', fr: '/' }, ['index', 'en', 'fr']],
    [{ de: '/besuch', en: '/en/visit', fr: '/fr/visite' }, ['besuch', 'en/visit', 'fr/visite']],
    [
      { de: '/garten/spirale', en: '/en/garden/spiral', fr: '/fr/jardin/spirale' },
      ['garten/spirale', 'en/garden/spiral', 'fr/jardin/spirale'],
    ],
  ])('has %o in three editions, which name each other', async (addresses, files) => {
    const expected = [
      ['de', origins.de + addresses.de],
      ['en', origins.en + addresses.en],
      ['fr', origins.fr + addresses.fr],
      ['x-default', origins.en + addresses.en],
    ];
    for (const [at, file] of files.entries()) {
      const html = await page(file);
      const named = Array.from(
        html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g),
        ([, lang, href]) => [lang, href],
      );
      expect([file, named.sort()]).toEqual([file, expected]);
      expect(html).toContain(`<html lang="${expected[at]![0]}"`);
    }
  });

  it('lists its records on two pages, and gives each a page with its pictures', async () => {
    const linksOf = async (file: string) =>
      Array.from((await page(file)).matchAll(/<h2><a href="\/pflanzen\/([^"]+)"/g), ([, id]) => id);
    expect(await linksOf('pflanzen')).toEqual(['sonnenblume', 'riesenseerose', 'lotos', 'edelweiss']);
    expect(await linksOf('pflanzen/seite/2')).toEqual(['enzian', 'schachblume']);
    const plant = await page('pflanzen/riesenseerose');
    expect(plant).toContain('<h1>Riesenseerose</h1>');
    // A link to another text by its file, and a table in a frame that scrolls.
    expect(plant).toContain('href="/pflanzen/lotos"');
    expect(plant).toMatch(/<div role="region" aria-label="Tabelle 1" tabindex="0"><table/);
    const pictures = Array.from(plant.matchAll(/\/assets\/pictures\/[\w.-]+/g), ([address]) => address);
    expect(pictures.length).toBeGreaterThan(4);
    for (const address of pictures)
      expect([address, existsSync(join(site.project, 'output/current/site', address))]).toEqual([address, true]);
    expect(plant).toMatch(/<source type="image\/avif" srcset="[^"]+ 480w, /);
  });

  it('has no draft, no record of the future, and none that is over, in any file', async () => {
    const files = await glob('site/**/*.{html,xml,json}', { cwd: join(site.project, 'output/current') });
    expect(files.length).toBeGreaterThan(60);
    for (const file of files)
      expect([file, /titanwurz|schneegl|nachtkerze/i.test(await read(file))]).toEqual([file, false]);
  });

  it('has a feed of its newest records, to which its pages link', async () => {
    const atom = await read('site/pflanzen/atom.xml');
    expect(soundXml('atom.xml', atom)).toBe(atom);
    const feed = JSON.parse(await read('site/pflanzen/feed.json')) as { items: { id: string; content_html: string }[] };
    expect(feed.items.map(({ id }) => id)).toEqual(
      ['sonnenblume', 'riesenseerose', 'lotos', 'edelweiss'].map((id) => `${origins.de}/pflanzen/${id}`),
    );
    expect(feed.items[0]!.content_html).toContain('137,5 Grad');
    const link = '<link rel="alternate" type="application/atom+xml" href="/pflanzen/atom.xml">';
    expect([(await page('index')).includes(link), (await page('en')).includes(link)]).toEqual([true, false]);
  });

  it('has the titles of its content, and a sitemap for each edition', async () => {
    expect(await page('index')).toContain('<title>Lindenhain: der botanische Garten am See</title>');
    expect(await page('en')).toContain('<title>Lindenhain: the botanical garden by the lake</title>');
    const addresses = async (file: string) =>
      Array.from((await read(`site/${file}`)).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    expect(await addresses('fr/sitemap.xml')).toEqual(
      ['/', '/fr/jardin', '/fr/jardin/spirale', '/fr/visite', '/fr/visite/guidee'].map((path) => origins.fr + path),
    );
    expect(await addresses('sitemap.xml')).toContain(`${origins.de}/pflanzen/seite/2`);
  });

  it('loads the scripts of its island, try-out and form, and marks the entry of its menu', async () => {
    for (const [file, name] of [
      ['besuch', 'ticket-price'],
      ['en/garden/spiral', 'spiral'],
      ['fr/visite/guidee', 'tour-form'],
    ] as const) {
      const html = await page(file);
      const [, script = ''] = /data-script="\/(assets\/[^"]+)"/.exec(html) ?? [];
      expect(script).toMatch(new RegExp(`^assets/${name}-`));
      expect(existsSync(join(site.project, 'output/current/site', script))).toBe(true);
      expect(html).toMatch(/<script type="module" src="\/assets\/main-[^"]+\.js" async>/);
    }
    expect(await page('pflanzen/lotos')).toContain('<a href="/pflanzen" aria-current="true">');
    // An island says something before it runs.
    expect(await page('en/visit')).toContain('Total<!-- -->: <strong>€18.00</strong>');
  });

  it('has redirects, error pages and calls in the rules of nginx, which takes them', async () => {
    const rules = await read('nginx/http.conf');
    for (const line of [
      / de\/eintritt +\/besuch;/,
      / fr\/fr\/billets +\/fr\/visite;/,
      / de\/lotosblume +\/pflanzen\/lotos;/,
      / de\/saatgut +https:\/\/saatgut\.example\/lindenhain;/,
      / de\/orangerie +410;/,
      /\(\?:\/garten\/v1\/tours\$\)/,
      /zone=site_tours /,
    ])
      expect(line.exec(rules)?.[0], String(line)).toBeDefined();
    expect(await page('fr/404')).toContain('<h1>Rien ne pousse ici</h1>');
    expect(await page('en/410')).toContain('<h1>This page has faded</h1>');
    expect(await page('503')).toContain('<h1>Da ist etwas schiefgegangen</h1>');
    expect(existsSync(join(site.project, 'output/current/site/m'))).toBe(false);
    if (findNginx() === undefined) return;
    const out = join(site.project, 'output');
    expect(testConfiguration({ prefix: out, file: 'current/nginx/nginx.conf' })).toMatchObject({ ok: true });
  });

  it.skipIf(findNginx() === undefined)('has nothing that `site check` finds', async () => {
    const { code, stdout, stderr } = await command('check');
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect(stdout).toContain('No problems found');
  });

  it('is not published again while nothing changes', async () => {
    expect(await generate()).toMatchObject({ outcome: 'unchanged', release: first.release, pages: { rendered: 0 } });
  });

  it('serves the picture that a page imports in several widths and formats, and in no other page', async () => {
    const html = await page('garten');
    const [, address = ''] = /<img [^>]*src="?(\/assets\/pictures\/glasshouse-[0-9a-f]{8}\.jpg)/.exec(html) ?? [];
    expect(html).toMatch(/<img [^>]*width="?1200"? height="?800/);
    expect(html).toMatch(/<img [^>]*alt="Das Victoriahaus am Abend/);
    expect(html).toMatch(/<source type="image\/avif" srcset="[^"]+-480\.avif 480w, [^"]+-1200\.avif 1200w"/i);
    expect(html).toMatch(/<source type="image\/webp" srcset=/i);
    const file = join(site.project, 'output/current/site', address);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 800]);
    for (const [form] of html.matchAll(/\/assets\/pictures\/[\w.-]+/g))
      expect([form, existsSync(join(site.project, 'output/current/site', form))]).toEqual([form, true]);
    expect(await page('index')).not.toContain('glasshouse');
  });

  it('renders the pages of a picture that changed, and names what is missing or not used', async () => {
    const picture = join(site.project, 'pages/garden/about/glasshouse.jpg');
    const bytes = await readFile(picture);
    await writeFile(picture, await sharp(bytes).resize({ width: 480 }).toBuffer());
    expect(await generate()).toMatchObject({ outcome: 'published', problems: [], pages: { rendered: 3 } });
    expect(await page('garten')).toMatch(/<img [^>]*width="?480"? height="?320/);
    await writeFile(picture, bytes);
    const unused = join(site.project, 'pages/garden/about/unused.png');
    await writeFile(unused, await sharp(bytes).resize({ width: 20 }).png().toBuffer());
    const { problems } = await generate();
    expect(problems).toMatchObject([{ what: 'pages/garden/about/unused.png is not used' }]);
    expect(await glob('site/assets/pictures/unused*', { cwd: join(site.project, 'output/current') })).toEqual([]);
    await rm(unused);
    const broken = await changed(
      'pages/garden/about/page.tsx',
      (text) => text.replace('./glasshouse.jpg', './glashouse.jpg'),
      () => command('generate'),
    );
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatch(/pages\/garden\/about\/page\.tsx:\d+:\d+/);
    expect(broken.stderr).toContain('there is no picture ./glashouse.jpg; nearest: glasshouse.jpg');
  });

  it('takes redirects of editors without rendering a page, in any order, and refuses them with their place', async () => {
    const file = 'config/content/redirects.yaml';
    const added = await changed(
      file,
      (text) => `- gone: /terrarium\n${text}`,
      async () => ({
        report: await generate(),
        rules: await read('nginx/nginx.conf'),
        diff: (await command('diff')).stdout,
      }),
    );
    expect(added.report).toMatchObject({ outcome: 'published', problems: [], pages: { rendered: 0 } });
    expect(added.rules).toMatch(/ de\/terrarium +410;/);
    expect(added.diff).toMatch(/redirect \/terrarium \(de\)\s+\+ removed \(410\)/);
    await generate();
    const reordered = await changed(
      file,
      (text) => `- gone: /orangerie\n${text.replace('- gone: /orangerie\n', '')}# the same rows\n`,
      generate,
    );
    expect(reordered).toMatchObject({ outcome: 'unchanged', pages: { rendered: 0 } });
    const wrong = (text: string) => `${text}- from: /blumen\n  to: /pflanze\n- form: /x\n`;
    for (const args of [['generate'], ['content', 'check']]) {
      const { code, stderr } = await changed(file, wrong, () => command(...args));
      expect([args, code, stderr]).toEqual([args, 1, expect.stringContaining(`${file}:12:9`)]);
      expect(stderr).toContain('its target /pflanze is not an address of the de edition');
      expect(stderr).toContain('nearest: /pflanzen');
      expect(stderr).toContain('form is no field of a row');
      expect(stderr).toContain('12 │ - from: /blumen');
    }
  });

  it('loses a page that is declared to be removed or moved, and no other, without --force', async () => {
    const build = () =>
      changed(
        'config/routes/garden.ts',
        (text) => text.replace(/^.*path: spiral.*\n/gm, ''),
        () => command('generate', '--json'),
      );
    const refused = await build();
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringMatching(/- gone: \/(?:fr|en|garten)/)]);
    const declared =
      '- gone: /garten/spirale\n- from: /en/garden/spiral\n  to: /en/garden\n- gone: /fr/jardin/spirale\n';
    await changed(
      'config/content/redirects.yaml',
      (text) => text + declared,
      async () => {
        const { code, stdout } = await build();
        const { outcome, problems } = JSON.parse(stdout) as {
          outcome: string;
          problems: { what: string; why: string }[];
        };
        expect([code, outcome]).toEqual([0, 'published']);
        expect(problems.filter(({ what }) => !/^broken link/.test(what))).toEqual([]);
        expect(problems).toContainEqual(
          expect.objectContaining({
            what: expect.stringMatching(/^broken link.*: \/garten\/spirale$/),
            why: expect.stringMatching(/^\/garten\/spirale is removed \(config\/content\/redirects\.yaml:12:9\)/),
          }),
        );
      },
    );
    // Assets of older releases are still served: the index of this one is named in its manifest.
    const { assets } = JSON.parse(await read('manifest.json')) as { assets: string[] };
    const lists = [
      ...assets.filter((file) => /search-.*\.json$/.test(file)),
      'sitemap.xml',
      'en/sitemap.xml',
      'fr/sitemap.xml',
    ];
    expect(lists.length).toBeGreaterThan(4);
    for (const file of lists)
      expect([file, /garten\/spirale|garden\/spiral/.test(await read(`site/${file}`))]).toEqual([file, false]);
    if (findNginx() !== undefined) {
      const { stderr } = await command('check');
      expect(stderr).toContain('the server answers 410');
      expect(stderr).not.toContain('nginx response differs');
    }
    await generate();
  });

  it('names the file, line and field of a record that is wrong', async () => {
    const clean = await command('content', 'check');
    expect([clean.code, clean.stdout]).toEqual([0, expect.stringContaining('checked 3 menus, 9 plants')]);
    const broken = await changed(
      'config/content/plants/lotos.md',
      (text) => text.replace('type: glass', 'type: desert'),
      () => command('content', 'check'),
    );
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatch(/config\/content\/plants\/lotos\.md:5:\d+, field type/);
  });

  it('finds the places that links of texts lead to, and names those that are nowhere', async () => {
    const file = 'config/content/plants/riesenseerose.md';
    const links = '\n\n[da](#zwei-nächte), [dort](./riesenseerose.md#zwei-naechte), [nirgends](#drei-nächte)\n';
    const checked = await changed(
      file,
      (text) => text + links,
      () => command('content', 'check'),
    );
    expect(checked.code).toBe(0);
    expect(checked.stderr.match(/^warning: .*$/gm)).toEqual(
      expect.arrayContaining([expect.stringMatching(/#drei-nächte/)]),
    );
    expect(checked.stderr).not.toMatch(/#zwei-nächte/);
    const built = await changed(file, (text) => text + links, generate);
    expect(built).toMatchObject({ outcome: 'published' });
    expect(await read('site/pflanzen/riesenseerose.html')).toMatch(
      /<h2 id="s-zwei-nächte">[^]*<a href="?#s-zwei-nächte/,
    );
    await generate();
  });

  it('has a contract of its calls, and schemas for editors', async () => {
    const { code, stdout } = await command('api', '--openapi');
    const { info, paths } = JSON.parse(stdout) as { info: { title: string }; paths: object };
    expect([code, info.title]).toEqual([0, 'Lindenhain content API']);
    expect(Object.keys(paths)).toEqual([
      '/garten/v1/menus',
      '/garten/v1/titles',
      '/garten/v1/plants',
      '/garten/v1/plants/{id}',
      '/garten/v1/tours',
    ]);
  });

  it('grows by a page, a record and a redirect, and its types are sound', async () => {
    for (const args of [
      ['page', 'garden/teich', '--title', 'Der Teich', '--summary', 'Was im Teich wächst, und wer darin wohnt.'],
      ['page', 'garden/moor', '--title', 'Das Moor', '--summary', 'Nasse Füße.', '--like', 'garden/teich'],
      ['plant', 'farn', '--title', 'Wurmfarn', '--summary', 'Er rollt sich jedes Jahr neu aus.', '--type', 'meadow'],
      ['redirect', '/en/pond', '--to', '/en/garden', '--edition', 'en'],
      ['kind', 'presse', '--title', "Aus der Presse `'24`", '--summary', 'Was Zeitungen über {den} Garten schreiben.'],
    ]) {
      const { code, stderr } = await command('new', ...args);
      expect([args[0], code, stderr]).toEqual([args[0], 0, '']);
    }
    expect(await generate()).toMatchObject({ outcome: 'published', pages: { total: 26 } });
    expect(await page('moor')).toContain('<h1>Das Moor</h1>');
    expect(await command('move', 'page', 'garden/moor', 'garden/sumpf')).toMatchObject({ code: 0 });
    expect(await generate()).toMatchObject({ outcome: 'published', pages: { total: 26, rendered: 1 } });
    expect(await page('sumpf')).toContain('<h1>Das Moor</h1>');
    expect(await read('nginx/http.conf')).toMatch(/ de\/moor +\/sumpf;/);
    expect(await page('teich')).toContain('<h1>Der Teich</h1>');
    // A kind without records has a list, which no sitemap names.
    expect(await page('presse')).toMatch(
      /<h1>Aus der Presse `(?:'|&#x27;)24`<\/h1>.*Was Zeitungen über \{den\} Garten schreiben\./s,
    );
    expect(await read('site/sitemap.xml')).not.toContain('/presse');
    expect(await read('nginx/http.conf')).toMatch(/ en\/en\/pond +\/en\/garden;/);
    expect(await command('types')).toMatchObject({ code: 0 });
    const types = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'], {
      cwd: site.project,
    });
    expect(
      await types.then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      ),
    ).toBe('');
  });

  it('lists the records of a new kind in pages, and gives each a page, a place in the feed and in links', async () => {
    const begun = await command('new', 'presse', 'text-1', '--title', 'x', '--summary', 'y');
    expect([begun.code, begun.stderr]).toEqual([0, '']);
    for (let number = 1; number <= 23; number++) await writeFile(recordFile(number), recordText(number));
    expect(await generate()).toMatchObject({ outcome: 'published', problems: [], pages: { total: 26 + 22 + 1 } });
    const linksOf = async (file: string) =>
      Array.from((await page(file)).matchAll(/<h2><a href="\/presse\/text-(\d+)"/g), ([, number]) => Number(number));
    expect(await linksOf('presse')).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
    expect(await linksOf('presse/seite/2')).toEqual([2, 1]);
    expect(await page('presse/text-7')).toContain('<a href="/presse/text-1#s-ort-1">im ersten</a>');
    expect(existsSync(join(site.project, 'output/current/site/presse/text-23.html'))).toBe(false);
    const feed = JSON.parse(await read('site/presse/feed.json')) as { items: { title: string }[] };
    expect(feed.items.map(({ title }) => title).slice(0, 2)).toEqual(['Text 22', 'Text 21']);
    expect(await read('site/sitemap.xml')).toContain(`<loc>${origins.de}/presse/text-7</loc>`);
    expect((await command('check')).code).toBe(0);
  });

  it('checks the files of a new kind as those of any other', async () => {
    const wrong = join(site.project, 'config/content/presse/seite.md');
    await writeFile(wrong, '---\ntitle: x\nsumary: y\n---\nz\n');
    const { code, stderr } = await command('content', 'check');
    await rm(wrong);
    expect(code).toBe(1);
    for (const said of ['presse/seite.md', '/presse/seite is an address of the list itself', 'publishTime', 'sumary'])
      expect(stderr).toContain(said);
  });

  it.each([
    ['Presse', 'one lower-case word'],
    ['presse', 'presse exists'],
    ['garden', 'garden exists'],
    ['teich', '/teich is taken'],
    ['index', 'index exists'],
    ['lotosblume', '/lotosblume is redirected or removed'],
    ['orangerie', '/orangerie is redirected or removed'],
  ])('refuses %s as the name of a kind', async (name, why) => {
    const { code, stderr } = await command('new', 'kind', name, '--title', 'x', '--summary', 'y');
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });
});
