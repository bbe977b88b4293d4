import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Card, CardDraft } from '../../../cli/cards/card.ts';
import { openCards } from '../../../cli/cards/cards.ts';
import { site } from '../../../config/site.ts';

let cache: string;
let contents: Set<string>;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cards-'));
  contents = new Set();
});
afterEach(() => rm(cache, { recursive: true }));

const draft: CardDraft = {
  edition: 'zh',
  brand: '云桥通信',
  label: '产品',
  title: '即时通讯',
  text: '单聊与群聊',
  art: null,
  within: [],
  paper: false,
};
const page = { draft, look: 'zh im', css: () => '', where: 'zh /im' };

/** Cards whose pictures are their titles; `draw` says what becomes of one. */
async function open({ design = 'd', draw = (card: Card): string | Error | { missing: string } => card.title } = {}) {
  const drawn: string[] = [];
  const linked: string[] = [];
  const cards = openCards({
    site,
    cache,
    design,
    files: {
      async put(content) {
        const hash = createHash('sha256').update(content).digest('hex');
        contents.add(hash);
        return { hash };
      },
      has: async (hash) => contents.has(hash),
      link: async (path) => void linked.push(path),
    },
    openPool: () => ({
      async draw(card) {
        drawn.push(card.title);
        const made = draw(card);
        if (made instanceof Error) throw made;
        return typeof made === 'string' ? { png: Buffer.from(made) } : made;
      },
      close: async () => undefined,
    }),
  });
  return { cards, drawn, linked };
}

describe('a page’s card', () => {
  it('is drawn once, staged, and named in the head with its size and its words', async () => {
    const { cards, drawn, linked } = await open();
    const [shown, again] = await Promise.all([cards.show(page), cards.show({ ...page, where: 'zh /im-2' })]);
    expect(again).toEqual(shown);
    expect(drawn).toEqual(['即时通讯']);
    expect(linked).toEqual([`site/assets/card-${shown.name}.png`]);
    expect(shown.tags).toBe(
      `<meta property="og:image" content="http://localhost:8080/assets/card-${shown.name}.png"><meta property="og:image:type" content="image/png">` +
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="即时通讯：单聊与群聊">',
    );
  });

  it('is found by the next build, which opens no renderer', async () => {
    const first = await open();
    const { name } = await first.cards.show(page);
    await first.cards.close();
    const second = await open();
    expect(await second.cards.keep(name)).toBe(true);
    expect((await second.cards.show(page)).name).toBe(name);
    expect(second.drawn).toEqual([]);
    expect(second.linked).toEqual([`site/assets/card-${name}.png`]);
    contents.clear();
    const third = await open();
    expect(await third.cards.keep(name)).toBe(false);
    expect((await third.cards.show(page)).name).toBe(name);
    expect(third.drawn).toEqual(['即时通讯']);
  });

  it('is another one when its words, its drawing or the way of drawing change', async () => {
    const { cards } = await open();
    const names = await Promise.all(
      [
        page,
        { ...page, draft: { ...draft, text: null } },
        { ...page, draft: { ...draft, art: '<svg viewBox="0 0 4 2"></svg>' } },
      ].map(async (one) => (await cards.show(one)).name),
    );
    names.push((await (await open({ design: 'e' })).cards.show(page)).name);
    expect(new Set(names).size).toBe(4);
  });

  it('stands on the dark where its drawing does on the page', async () => {
    const grounds: string[] = [];
    const { cards } = await open({ draw: (card) => (grounds.push(card.ground), card.title) });
    const css = () => '.hero{background:linear-gradient(var(--night),var(--night-raised))}';
    await cards.show({ ...page, css, draft: { ...draft, within: ['hero'] } });
    await cards.show({ ...page, css, draft: { ...draft, within: ['light'] } });
    await cards.show({ ...page, css, draft: { ...draft, within: ['hero'], paper: true } });
    expect(grounds).toEqual(['night', 'day', 'paper']);
  });

  it('has no pictographs: no font of ours has them', async () => {
    const { cards, drawn } = await open();
    await cards.show({ ...page, draft: { ...draft, title: '🎉 直播\u200d 节 ' } });
    expect(drawn).toEqual(['直播 节']);
  });
});

describe('a card that cannot be drawn', () => {
  it('falls back to the general one with a warning, and is tried again by the next build', async () => {
    const { cards, drawn } = await open({
      draw: (card) => (card.title === '即时通讯' ? { missing: 'م' } : card.title),
    });
    const shown = await cards.show(page);
    expect(drawn).toEqual(['即时通讯', '一座桥，连起每一次沟通']);
    expect(shown).toMatchObject({ whole: false });
    expect(shown.tags).toContain('<meta property="og:image:alt" content="一座桥，连起每一次沟通">');
    expect(cards.problems()).toEqual([
      {
        severity: 'warning',
        what: 'the picture for links to a page could not be drawn',
        where: 'zh /im',
        why: 'no font has these characters of its title: م',
        fix: 'other sites show a general picture meanwhile: give the page a title in Chinese and Latin letters, or reinstall the packages with npm ci',
      },
    ]);
  });

  it('gives way to the mark alone when no words can be set, and to nothing when nothing can be drawn', async () => {
    const wordless = await open({ draw: (card) => (card.title === '' ? 'mark' : new Error('no package')) });
    expect(await wordless.cards.show(page)).toMatchObject({ whole: false, tags: expect.stringContaining('og:image') });
    contents.clear();
    const broken = await open({ draw: () => new Error('no package') });
    expect(
      await Promise.all(
        [page, { ...page, draft: { ...draft, title: '短信' }, where: 'zh /sms' }].map((one) => broken.cards.show(one)),
      ),
    ).toEqual(Array(2).fill({ tags: '', image: null, name: null, whole: false }));
    expect(broken.cards.problems().map(({ where, why }) => [where, why])).toEqual([['zh /im, zh /sms', 'no package']]);
  });
});

describe('a page of another release', () => {
  it('brings its card along', async () => {
    const root = join(cache, 'site');
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(join(root, 'assets/card-0123456789abcdef.png'), 'picture');
    const { cards, linked } = await open();
    await cards.carry({
      site: root,
      html: '<meta property="og:image" content="https://a.example/assets/card-0123456789abcdef.png">',
    });
    await cards.carry({ site: root, html: '<meta property="og:image" content="https://a.example/cover.png">' });
    expect(linked).toEqual(['site/assets/card-0123456789abcdef.png']);
  });
});
