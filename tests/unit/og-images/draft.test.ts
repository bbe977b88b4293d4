import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import { errorRoutes, pageRoutes } from '../../../cli/plan/page-route.ts';
import { imageDraft } from '../../../cli/render/image-draft.ts';
import { openingDrawing } from '../../../cli/render/opening-drawing.ts';
import type { PageHead, PageTheme } from '../../../components/define-page.ts';
import type { Row } from '../../../config/routes/route.ts';
import { site } from '../../../config/site.ts';

const im: Row = {
  path: '/im',
  edition: 'zh',
  layout: 'zh',
  page: 'im',
  name: '即时通讯',
  product: 'im',
  label: '产品',
};
const en: Row = { path: '/en/about', edition: 'en', layout: 'en', page: 'about', name: 'About', label: 'Company' };
const markup = {
  artMarkup: (art: unknown) => `<svg>${String(art)}</svg>`,
};
const rendering = {
  picture: ({ product, address }: { product: string | null; address: string }) => product && `${product} ${address}`,
};
type DraftOptions = { head?: PageHead; row?: Row; theme?: PageTheme; main?: string };
const draft = ({ head = {}, row = im, theme = {}, main = '' }: DraftOptions) =>
  imageDraft({
    head,
    seo: null,
    route: pageRoutes({ row, site, rows: [row], definition })({}),
    site,
    theme,
    main,
    markup,
    rendering,
  });
const words = (title: string, row = im) => {
  const { title: own, text, label } = draft({ head: { title }, row })!;
  return [label, own, text];
};
const drawing = `<svg viewBox="0 0 640 400"><path d="${'M0 0'.repeat(500)}"/></svg>`;

describe('the words of an Open Graph image', () => {
  it('are the title without the company, in its parts', () => {
    expect(words('即时通讯 IM：半天接入单聊与群聊 - 云桥通信')).toEqual(['产品', '即时通讯 IM', '半天接入单聊与群聊']);
    expect(words('文章卡片 ArticleCard - 博客组件 - 云桥通信')).toEqual(['博客组件', '文章卡片 ArticleCard', null]);
    expect(words('About the company and its network | Commbridge', en)).toEqual([
      'Company',
      'About the company and its network',
      null,
    ]);
  });

  it('on the home page are what the company stands for', () => {
    expect(words('云桥通信：即时通讯、音视频与短信云服务')).toEqual([
      '产品',
      '一座桥，连起每一次沟通',
      '即时通讯、音视频与短信云服务',
    ]);
    expect(words('云桥通信 · 一座桥，连起每一次沟通')).toEqual(['产品', '一座桥，连起每一次沟通', null]);
  });

  it('have no marks of a page in them', () => {
    expect(words('ISO 27001 认证（CNAS）- 云桥通信')).toEqual(['产品', 'ISO 27001 认证（CNAS）', null]);
    expect(draft({ head: { ogImage: { title: '方案咨询|活动规则' } } })?.title).toBe('方案咨询活动规则');
  });

  it('say nothing twice', () => {
    expect(words('产品 - 云桥通信')).toEqual([null, '产品', null]);
  });

  it('are those that the page chose, where it chose some', () => {
    expect(
      draft({
        head: {
          title: '开发者博客 · 第 3 页',
          ogImage: { title: '开发者博客', text: '笔记', art: 'drawn', paper: true },
        },
      }),
    ).toMatchObject({
      title: '开发者博客',
      text: '笔记',
      art: '<svg>drawn</svg>',
      paper: true,
    });
  });

  it('are none for error pages and for pages with a picture of their own', () => {
    expect(draft({ head: { image: '/cover.png' } })).toBeNull();
    expect(
      imageDraft({
        head: {},
        seo: null,
        route: errorRoutes({ site, definition })[0]!,
        site,
        theme: {},
        main: '',
        markup,
        rendering,
      }),
    ).toBeNull();
  });
});

describe('the drawing of an Open Graph image', () => {
  it('is the richest large one that the page opens with, and what it stands in', () => {
    const lines = '<svg viewBox="0 0 1200 600"><path d="M0 0"/></svg>';
    const icon = `<svg viewBox="0 0 24 24"><path d="${'M0 0'.repeat(900)}"/></svg>`;
    const main = `<main><section class="a"></section><section class="hero dark">${lines}<p class="words">x<br></p><div class="art">${icon}${drawing}</div></section><h2>x</h2><svg viewBox="0 0 900 900">${'later'.repeat(900)}</svg></main>`;
    expect(openingDrawing(main)).toEqual({ svg: drawing, within: ['hero', 'dark', 'art'] });
    expect(draft({ main, theme: { night: 'forest', paper: 'mint' } })).toMatchObject({
      art: drawing,
      within: ['[data-night=forest]', '[data-paper=mint]', 'hero', 'dark', 'art'],
    });
  });

  it('is the wide version of a drawing that has two', () => {
    const narrow = `<svg viewBox="0 0 358 400"><path d="${'M0 0'.repeat(600)}"/></svg>`;
    expect(openingDrawing(`<main>${drawing}${narrow}</main>`)?.svg).toBe(drawing);
    expect(openingDrawing(`<main>${drawing}<p></p>${narrow}</main>`)?.svg).toBe(narrow);
  });

  it('brings along what it uses of others on the page', () => {
    const main = `<main>${drawing.replace('<path', '<use href="#a"/><path')}<h2></h2><svg><defs><g id="a"><use href="#b"/></g><circle id="b" r="1"/></defs></svg></main>`;
    const { svg } = openingDrawing(main)!;
    expect(svg).toContain(
      '<svg viewBox="0 0 640 400"><defs><g id="a"><use href="#b"/></g><circle id="b" r="1"/></defs><use href="#a"/>',
    );
  });

  it('is the product at work where the page opens without one', () => {
    expect(draft({ main: '<main><h1>x</h1></main>' })).toMatchObject({ art: '<svg>im /im</svg>' });
    expect(draft({ main: '<main></main>', row: en })).toMatchObject({ art: null });
  });
});
