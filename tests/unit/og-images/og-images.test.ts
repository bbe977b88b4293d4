import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageDraft, OgImage } from '../../../cli/og-images/image.ts';
import { openOgImages } from '../../../cli/og-images/og-images.ts';
import { site } from '../../../config/site.ts';

let cache: string;
let contents: Set<string>;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'og-images-'));
  contents = new Set();
});
afterEach(() => rm(cache, { recursive: true }));

const draft: ImageDraft = {
  edition: 'zh',
  lang: 'zh-CN',
  brand: '云桥通信',
  label: '产品',
  title: '即时通讯',
  text: '单聊与群聊',
  art: null,
  within: [],
  ground: [],
  paper: false,
};
const page = { draft, look: 'zh im', css: () => [''], where: 'zh /im' };
const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

type OpenOptions = { drawing?: string; failure?: (image: OgImage) => string | null; gate?: Promise<void> };

/** Images whose pictures are their titles; one that fails is `general`. Nothing is drawn before the gate is open. */
function open({ drawing = 'd', failure = () => null, gate = Promise.resolve() }: OpenOptions = {}) {
  const drawn: OgImage[] = [];
  const linked = new Map<string, string>();
  const images = openOgImages({
    site,
    cache,
    drawing,
    files: {
      async put(content) {
        const hash = sha256(content);
        contents.add(hash);
        return { hash };
      },
      has: async (hash) => contents.has(hash),
      async link(path, hash) {
        expect(linked.has(path)).toBe(false);
        linked.set(path, hash);
      },
    },
    openDrawing: () => ({
      async draw(image) {
        await gate;
        drawn.push(image);
        const failed = failure(image);
        return { png: Buffer.from(failed === null ? image.title : 'general'), failure: failed };
      },
      close: async () => undefined,
    }),
  });
  return { images, drawn, linked, titles: () => drawn.map(({ title }) => title) };
}

describe('the Open Graph image of a page', () => {
  it('is named once for all pages that share it, unless they are in another look or edition', () => {
    const { images } = open();
    const named = (given: Partial<ImageDraft> = {}, look = 'zh blog') =>
      images.name({ ...page, look, draft: { ...draft, sharedAs: 'blog category 1', ...given } });
    const first = named();
    expect(named()).toBe(first);
    expect(named({ sharedAs: 'blog category 2' })).not.toBe(first);
    expect(named({ edition: 'en' })).not.toBe(first);
    expect(named({}, 'zh other')).not.toBe(first);
  });

  it('has its name, its size and its words in the head before it is drawn', async () => {
    let openGate = () => {};
    const { images, drawn } = open({ gate: new Promise((resolve) => (openGate = resolve)) });
    const { name, tags } = images.name(page)!;
    expect(tags).toBe(
      `<meta property="og:image" content="http://localhost:8080/assets/og-image-${name}.png"><meta property="og:image:type" content="image/png">` +
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="即时通讯：单聊与群聊">',
    );
    expect(drawn).toEqual([]);
    openGate();
    expect(await images.finish()).toEqual([]);
    expect(drawn.length).toBe(1);
  });

  it('is drawn and staged once for all pages that show the same', async () => {
    const { images, titles, linked } = open();
    const { name } = images.name(page)!;
    expect(images.name({ ...page, where: 'zh /im-2' })!.name).toBe(name);
    await images.finish();
    expect(titles()).toEqual(['即时通讯']);
    expect([...linked]).toEqual([[`site/assets/og-image-${name}.png`, sha256('即时通讯')]]);
    expect([...images.staged()]).toEqual([[name, sha256('即时通讯')]]);
  });

  it('is found by the next build, which opens nothing to draw with', async () => {
    const first = open();
    const { name } = first.images.name(page)!;
    await first.images.finish();
    await first.images.close();
    const second = open();
    expect(await second.images.keep(name)).toBe(true);
    expect(second.images.name(page)!.name).toBe(name);
    await second.images.finish();
    expect(second.titles()).toEqual([]);
    expect([...second.linked.keys()]).toEqual([`site/assets/og-image-${name}.png`]);
    expect([...second.images.staged().keys()]).toEqual([name]);
    contents.clear();
    const third = open();
    expect(await third.images.keep(name)).toBe(false);
    third.images.name(page);
    await third.images.finish();
    expect(third.titles()).toEqual(['即时通讯']);
  });

  it('has another name when its words, its drawing, the styles of this or the code that draws change', () => {
    const nameOf = (own: Partial<typeof page> & { art?: string } = {}, drawing?: string) =>
      open(drawing === undefined ? {} : { drawing }).images.name({
        ...page,
        ...own,
        draft: { ...draft, ...own.draft, art: own.art ?? null },
      })!.name;
    const art = '<svg viewBox="0 0 4 2" class="a"></svg>';
    const names = [
      nameOf(),
      nameOf({ draft: { ...draft, text: null } }),
      nameOf({ art }),
      nameOf({ art, css: () => ['.a{fill:red}'] }),
      nameOf({}, 'e'),
    ];
    expect(new Set(names).size).toBe(5);
    expect(nameOf({ art, css: () => ['.a{fill:red}', '.b{fill:red}'] })).toBe(names[3]);
  });

  it('is as dark as the part of the page that its drawing is in', async () => {
    const { images, drawn } = open();
    const css = () => [
      ':root{--ink:#0b1b34;--on-night:#f2f5ff}.hero{color:var(--on-night)}',
      '.card{color:var(--ink)}',
    ];
    images.name({ ...page, css, draft: { ...draft, within: ['hero'] } });
    images.name({ ...page, css, draft: { ...draft, within: ['hero', 'card'] } });
    images.name({ ...page, css, draft: { ...draft, within: ['hero'], paper: true } });
    await images.finish();
    expect(drawn.map(({ theme }) => theme)).toEqual(['dark', 'light', 'paper']);
  });

  it('has a drawing of the head in the ground of the page, where its colours are those of a ground', async () => {
    const { images, drawn } = open();
    const css = () => [':root{--ink:#000}.night{--tint:#79f;color:#fff}'];
    const art = '<svg viewBox="0 0 1 1"><path stroke="var(--tint)"/></svg>';
    images.name({ ...page, css, draft: { ...draft, art, ground: ['night'] } });
    images.name({ ...page, css, draft: { ...draft, art: art.replace('var(--tint)', '#f00'), ground: ['night'] } });
    expect(await images.finish()).toEqual([]);
    expect(drawn[0]!.art!.styles.root).toEqual({ '--tint': '#79f' });
    expect(drawn.map(({ theme }) => theme)).toEqual(['dark', 'light']);
  });

  it('is reported with its pages where its drawing has colours without a value', async () => {
    const { images } = open();
    const css = () => [':root{--ink:#000}.x{stroke:var(--hue, red);fill:var(--base)}'];
    const art =
      '<svg class="x" viewBox="0 0 1 1"><path style="--own:1" fill="var(--ink)" stroke="var(--tintt)"/></svg>';
    images.name({ ...page, css, draft: { ...draft, art, ground: ['night'] } });
    images.name({ ...page, css, draft: { ...draft, art, ground: ['night'] }, where: 'zh /im-2' });
    expect(await images.finish()).toMatchObject([
      {
        severity: 'warning',
        what: 'the drawing of an Open Graph image has colours without a value: --tintt, --base',
        where: 'zh /im, zh /im-2',
      },
    ]);
  });

  it('has no pictographs: no font of ours has them', async () => {
    const { images, titles } = open();
    images.name({ ...page, draft: { ...draft, title: '🎉 直播\u200d 节 ' } });
    await images.finish();
    expect(titles()).toEqual(['直播 节']);
  });
});

describe('an image that cannot be drawn', () => {
  it('is a general one in this build, is reported with its pages, and is drawn again by the next build', async () => {
    const failure = ({ title }: OgImage) => (title === '即时通讯' ? 'no font' : null);
    const first = open({ failure });
    const { name } = first.images.name(page)!;
    first.images.name({ ...page, where: 'zh /im-2' });
    first.images.name({ ...page, draft: { ...draft, title: '短信' }, where: 'zh /sms' });
    expect(await first.images.finish()).toEqual([
      {
        severity: 'warning',
        what: 'the Open Graph image of a page could not be drawn',
        where: 'zh /im, zh /im-2',
        why: 'no font',
        fix: 'other sites show a general image until then: give the page a title in Chinese and Latin letters, or reinstall the packages with npm ci',
      },
    ]);
    expect(first.linked.get(`site/assets/og-image-${name}.png`)).toBe(sha256('general'));
    expect(first.images.staged().has(name)).toBe(false);
    await first.images.close();
    const second = open();
    expect(await second.images.keep(name)).toBe(false);
    second.images.name(page);
    expect(await second.images.finish()).toEqual([]);
    expect(second.linked.get(`site/assets/og-image-${name}.png`)).toBe(sha256('即时通讯'));
  });

  it('is not drawn after the build has ended', async () => {
    let openGate = () => {};
    const { images, linked } = open({ gate: new Promise((resolve) => (openGate = resolve)) });
    images.name(page);
    const finished = images.finish();
    await images.close();
    openGate();
    await finished;
    expect(linked.size).toBe(0);
  });
});

describe('a page of another release', () => {
  it('brings its image along, once for all pages that name it', async () => {
    const root = join(cache, 'site');
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(join(root, 'assets/og-image-0123456789abcdef.png'), 'picture');
    const { images, linked } = open();
    const html = '<meta property="og:image" content="https://a.example/assets/og-image-0123456789abcdef.png">';
    await images.carry({ site: root, html });
    await images.carry({ site: root, html });
    await images.carry({ site: root, html: '<meta property="og:image" content="https://a.example/cover.png">' });
    expect([...linked.keys()]).toEqual(['site/assets/og-image-0123456789abcdef.png']);
  });
});
