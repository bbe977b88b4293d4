import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { plantFile, plantText } from '../support/plants.ts';
import { buildFolder } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  site = await secondSite();
});
afterAll(() => site.remove());
beforeEach(async () => void (build = await buildFolder({ warm: true, of: 'second' })));
afterEach(() => build.remove());

const place = (name: string) => plantFile(site.project, name);
/** A text that the feed has, too: its latest one. */
const article = (body: string, fields = '') => plantText({ body, fields, time: '2026-11-01T08:00:00+01:00' });
/** A photograph of noise: it does not compress to nothing, so smaller forms are smaller. AVIF takes its time: it is as low as a strip. */
const photo = (colour: number) =>
  sharp({
    create: {
      width: 600,
      height: 60,
      channels: 3,
      background: { r: colour, g: 90, b: 120 },
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const run = (args: readonly string[]) =>
  runWarm(['generate', '--json', '--no-compress', ...args], { project: site.project, env: build.env });
async function generate(args: readonly string[] = []) {
  const ended = await run(args);
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as { problems: Problem[]; pages: { rendered: number } };
}
const page = () => readFile(join(build.out, 'current/site/pflanzen/with-picture.html'), 'utf8');
const pictures = () => readdir(join(build.out, 'current/site/assets/pictures'));

it('a picture beside an article is served in smaller forms, and again from what is kept', async () => {
  await writeFile(place('room.jpg'), await photo(80));
  await writeFile(place('with-picture.md'), article('看图：\n\n![机房](./room.jpg)', 'cover: ./room.jpg\n'));
  const first = await generate();
  expect(first.problems.filter(({ what }) => /picture|HTML/.test(what))).toEqual([]);
  const html = await page();
  const [, hash] = /\/assets\/pictures\/room-([0-9a-f]{8})\.jpg/.exec(html)!;
  const set = (format: string) =>
    [480, 600].map((width) => `/assets/pictures/room-${hash}-${width}.${format} ${width}w`).join(', ');
  for (const format of ['avif', 'webp']) expect(html).toContain(set(format));
  expect(html).toMatch(
    /<img[^>]*src="?\/assets\/pictures\/room-[0-9a-f]{8}\.jpg"?[^>]*width="?600"?[^>]*height="?60"?/,
  );
  const names = [480, 600].flatMap((width) => ['avif', 'webp'].map((format) => `room-${hash}-${width}.${format}`));
  // Pages serve pictures of their own.
  const ofArticle = (await pictures()).filter((name) => name.startsWith('room-'));
  expect(ofArticle).toEqual([...names, `room-${hash}.jpg`].sort());
  const small480 = await readFile(join(build.out, `current/site/assets/pictures/room-${hash}-480.avif`));
  expect(await sharp(small480).metadata()).toMatchObject({ width: 480, height: 48, format: 'heif' });

  // The cover: in the article with its width there, in the list with that of a card.
  const coverOf = (text: string) => /<picture><source type="image\/avif" srcset="[^"]*room-[^>]*>/i.exec(text)![0];
  expect(coverOf(html)).toContain(`srcSet="${set('avif')}"`);
  expect(coverOf(html)).toContain('sizes="(min-width: 60rem) 60rem, 100vw"');
  expect(html).not.toMatch(/<link rel="preload" as="image"[^>]*room-/);
  const list = await readFile(join(build.out, 'current/site/pflanzen.html'), 'utf8');
  expect(coverOf(list)).toContain('sizes="(min-width: 40rem) 20rem, 100vw"');

  const second = await generate();
  expect(second.pages.rendered).toBe(0);
  await writeFile(place('room.jpg'), await photo(200));
  const third = await generate();
  expect(third.pages.rendered).toBeGreaterThan(0);
  expect(await page()).not.toContain(`room-${hash}`);
});

it('a missing picture and HTML that is removed are warnings that name the record, in each build', async () => {
  await writeFile(place('with-picture.md'), article('看图：\n\n![机房](./gone.jpg)\n\n<video src="/a.mp4"></video>'));
  for (const _ of [1, 2]) {
    const { problems } = await generate();
    expect(problems.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'missing picture ./gone.jpg in plants/with-picture.md',
        expect.stringMatching(/^plantDetail: HTML is removed: .*<video>/),
      ]),
    );
    expect(problems.find(({ what }) => what.includes('./gone.jpg'))!.where).toMatch(/with-picture\.md:12$/);
    expect(problems.find(({ what }) => what.includes('<video>'))!.where).toContain('with-picture');
  }
});

/** What `--strict` refuses, first and where nothing has changed since a build without it. */
async function refusals() {
  const refused = async () => {
    const { code, stdout } = await run(['--strict']);
    expect(code).toBe(3);
    return (JSON.parse(stdout) as { problems: Problem[] }).problems
      .filter(({ severity }) => severity === 'error')
      .map(({ what }) => what);
  };
  const first = await refused();
  await generate();
  expect(await refused()).toEqual(first);
  return first;
}

it('with --strict, no release lacks a picture', async () => {
  const bytes = await photo(80);
  await writeFile(place('with-picture.md'), article('一\n\n<video src="/a.mp4"></video>\n\n[二](/nowhere)'));
  expect((await run(['--strict'])).code).toBe(0);

  const damaged = await sharp(bytes).png().toBuffer();
  const middle = damaged.length >> 1;
  damaged.fill(0, middle, middle + 100);
  await writeFile(place('zeros.png'), damaged);
  await writeFile(place('cut.jpg'), bytes.subarray(0, bytes.length >> 1));
  await writeFile(
    place('with-picture.md'),
    article('![一](./zeros.png)\n\n![二](./cut.jpg)\n\n![三](./gone.png)\n\n![四](/papers/none.png)'),
  );
  expect(await refusals()).toEqual(
    expect.arrayContaining([
      'cannot read a picture; it is served unchanged, without its size',
      'broken picture ./cut.jpg in plants/with-picture.md: the page does not show it',
      'missing picture ./gone.png in plants/with-picture.md',
      'broken link in content: /papers/none.png',
      'nothing was published',
    ]),
  );
  await Promise.all(['zeros.png', 'cut.jpg'].map((name) => rm(place(name))));
});

it('with --strict, a damaged picture that no page shows is a warning', async () => {
  const bytes = await photo(80);
  const damaged = await sharp(bytes).png().toBuffer();
  damaged.fill(0, damaged.length >> 1, (damaged.length >> 1) + 100);
  await writeFile(place('zeros.png'), damaged);
  await writeFile(place('with-picture.md'), article('一'));
  await writeFile(
    place('a-draft.md'),
    article('![一](./zeros.png)\n\n![二](./gone.png)').replace('---\n', '---\ndraft: true\n'),
  );
  const { code, stdout } = await run(['--strict']);
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  expect(code).toBe(0);
  expect(problems.map(({ severity, what }) => `${severity}: ${what}`)).toEqual([
    'warning: missing picture ./gone.png in plants/a-draft.md',
    'warning: cannot read a picture; it is served unchanged, without its size',
  ]);
  // The draft is published, and its page would lack both.
  await writeFile(place('a-draft.md'), article('![一](./zeros.png)\n\n![二](./gone.png)'));
  expect(await refusals()).toHaveLength(3);
  await Promise.all(['zeros.png', 'a-draft.md'].map((name) => rm(place(name))));
});

it('pictures may have any name, and addresses have plain ones', async () => {
  const bytes = await photo(80);
  const names = ['机房 一.JPG', '机房.jpg', 'my room.jpg'];
  for (const name of names) await writeFile(place(name), bytes);
  await writeFile(
    place('with-picture.md'),
    article('![甲](<./机房 一.JPG>)\n\n![乙](机房.jpg)\n\n![丙](./my%20room.jpg)\n\n![丁](/papers/none.png)'),
  );
  const { problems } = await generate();
  const text = await page();
  const shown = [
    ...text.matchAll(/<img[^>]*src="?\/assets\/pictures\/((?:[\w.-]+-)?)[0-9a-f]{8}(\.\w+)"?[^>]*width="?600/g),
  ];
  expect(shown.map(([, stem, ending]) => `${stem}${ending}`)).toEqual(['.jpg', '.jpg', 'my-room-.jpg']);
  expect(problems.map(({ what }) => what)).toEqual(['broken link in content: /papers/none.png']);
  await Promise.all(names.map((name) => rm(place(name))));
});

it('a picture that is too large is not served', async () => {
  await writeFile(place('huge.jpg'), Buffer.alloc(20_000_001));
  await writeFile(place('with-picture.md'), article('正文\n\n![大](./huge.jpg)'));
  const { problems } = await generate();
  expect(problems).toMatchObject([
    {
      what: 'missing picture ./huge.jpg in plants/with-picture.md',
      why: 'it has 20000001 bytes, more than 20000000',
    },
  ]);
  expect((await pictures().catch(() => [])).filter((name) => name.startsWith('huge'))).toEqual([]);
  await rm(place('huge.jpg'));
});

it('a picture that browsers cannot show is a warning with its line, and is neither on the page nor served', async () => {
  const whole = await photo(80);
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  const png = await sharp(whole).png().toBuffer();
  const large = { create: { width: 9000, height: 9000, channels: 3, background: '#369' } } as const;
  const files: Record<string, Buffer> = {
    'words.jpg': Buffer.from('no picture'),
    'empty.png': Buffer.alloc(0),
    'cut.jpg': cut(whole),
    'cut.png': cut(png),
    'cut.webp': cut(await sharp(whole).webp().toBuffer()),
    'cut.gif': cut(await sharp(whole).gif().toBuffer()),
    'scan.png': await sharp(whole).tiff().toBuffer(),
    'wall.png': await sharp({ ...large })
      .png()
      .toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(place(name), bytes);
  await writeFile(
    place('with-picture.md'),
    article(
      ['正文', ...Object.keys(files)]
        .map((name) => `![图](./${name})`)
        .slice(1)
        .join('\n\n'),
    ),
  );
  const { problems } = await generate();
  expect(problems.map(({ what, where, why }) => `${/:\d+$/.exec(where)![0]} ${what}: ${why}`)).toEqual([
    ':10 wrong format of picture ./words.jpg in plants/with-picture.md: the page does not show it: its bytes are none of a known picture format',
    ':12 broken picture ./empty.png in plants/with-picture.md: the page does not show it: the file is empty',
    ':14 broken picture ./cut.jpg in plants/with-picture.md: the page does not show it: the JPEG data ends too early, or is damaged',
    ':16 broken picture ./cut.png in plants/with-picture.md: the page does not show it: the PNG data ends too early, or is damaged',
    ':18 broken picture ./cut.webp in plants/with-picture.md: the page does not show it: the WebP data ends too early, or is damaged',
    ':20 broken picture ./cut.gif in plants/with-picture.md: the page does not show it: the GIF data ends too early, or is damaged',
    ':22 wrong format of picture ./scan.png in plants/with-picture.md: the page does not show it: its bytes are TIFF, and its name ends with .png',
    ':24 too large picture ./wall.png in plants/with-picture.md: the page does not show it: it has 81000000 pixels, more than 64000000',
  ]);
  expect(await page()).not.toContain('/assets/pictures/');
  const served = await pictures().catch(() => []);
  expect(served.filter((name) => /^(?:words|empty|cut|scan|wall)-/.test(name))).toEqual([]);
  await Promise.all(Object.keys(files).map((name) => rm(place(name))));
});

it('pictures of print, of deep colour and of a turned camera come out upright and in the colours of browsers', async () => {
  const raw = Buffer.alloc(600 * 60 * 3, Buffer.from([200, 60, 40]));
  const red = () => sharp(raw, { raw: { width: 600, height: 60, channels: 3 } });
  const files: Record<string, Buffer> = {
    'print.jpg': await red().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer(),
    'deep.png': await red().toColourspace('rgb16').png({ compressionLevel: 0 }).toBuffer(),
    'wide-gamut.jpg': await red().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
    'turned.jpg': await red().withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(place(name), bytes);
  await writeFile(
    place('with-picture.md'),
    article(
      Object.keys(files)
        .map((name) => `![图](./${name})`)
        .join('\n\n'),
    ),
  );
  expect((await generate()).problems).toEqual([]);
  const html = await page();
  const served = await pictures();
  for (const name of Object.keys(files)) {
    const [stem] = name.split('.');
    const [width, height] = stem === 'turned' ? [60, 600] : [600, 60];
    expect(html).toMatch(
      new RegExp(`/assets/pictures/${stem}-[0-9a-f]{8}\\.\\w+"?[^>]*width="?${width}"? height="?${height}"?`),
    );
    const form = served.find((one) => one.startsWith(stem!) && one.endsWith(`-${width}.webp`))!;
    const made = sharp(await readFile(join(build.out, 'current/site/assets/pictures', form)));
    expect(await made.metadata()).toMatchObject({ width, height, space: 'srgb', depth: 'uchar' });
    const [r, g, b] = (await made.stats()).channels.map(({ mean }) => mean);
    // The conversion of the fixture to inks and back costs up to 20; a profile that is ignored or inverted is off by more than 60.
    expect(Math.max(Math.abs(r! - 200), Math.abs(g! - 60), Math.abs(b! - 40)), name).toBeLessThan(20);
  }
  await Promise.all(Object.keys(files).map((name) => rm(place(name))));
});

it('a photograph that is wider than pages show it is served 1,600 pixels wide, upright and in its format', async () => {
  const wide = sharp({ create: { width: 60, height: 1800, channels: 3, background: '#369' } });
  await writeFile(place('wide.jpg'), await wide.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await writeFile(place('with-picture.md'), article('![宽](./wide.jpg)', 'cover: ./wide.jpg\n'));
  expect((await generate()).problems).toEqual([]);
  const [, name] = /\/assets\/pictures\/(wide-[0-9a-f]{8}\.jpg)"?[^>]*width="?1600"? height="?53"?/.exec(await page())!;
  const served = sharp(await readFile(join(build.out, 'current/site/assets/pictures', name!)));
  const { width, height, format, orientation = 1 } = await served.metadata();
  expect({ width, height, format, orientation }).toEqual({ width: 1600, height: 53, format: 'jpeg', orientation: 1 });
  const feed = await readFile(join(build.out, 'current/site/pflanzen/atom.xml'), 'utf8');
  expect(feed).toContain(name);
  await rm(place('wide.jpg'));
});

it('a drawing is shown as a picture with its size; one that is no document is named with its mistake', async () => {
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><script>go()</script></svg>`;
  const files: Record<string, string> = {
    'plan.svg': svg('viewBox="0 0 640 360"'),
    'open.svg': svg('viewBox="0 0 640 360"').replace('</svg>', ''),
    'page.svg': '<?xml version="1.0"?><html/>',
    'named.png': svg('width="10" height="10"'),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(place(name), text);
  await writeFile(
    place('with-picture.md'),
    article(
      Object.keys(files)
        .map((name) => `![图](./${name})`)
        .join('\n\n'),
    ),
  );
  const { problems } = await generate();
  expect(problems.map(({ what, why }) => `${what.split(' in ')[0]}: ${why}`)).toEqual([
    'broken picture ./open.svg: it is no well-formed SVG document: 1:83: unclosed tag: svg',
    'broken picture ./page.svg: it is no well-formed SVG document: the first element is <html>, not <svg>',
    'wrong format of picture ./named.png: its bytes are SVG, and its name ends with .png',
  ]);
  const html = await page();
  expect(html).toMatch(/<img src="\/assets\/pictures\/plan-[0-9a-f]{8}\.svg"[^>]*width="640" height="360"/);
  expect(html).not.toMatch(/(?:open|page|named)-[0-9a-f]{8}/);
  expect((await pictures()).filter((name) => /^(?:open|page|named)-/.test(name))).toEqual([]);
  await Promise.all(Object.keys(files).map((name) => rm(place(name))));
});
