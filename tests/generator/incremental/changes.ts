import type { ManifestPage } from '../../../cli/release/manifest.ts';
import type { ChangedProject } from './changed-project.ts';

/** A page after the change, with its HTML of now and of before (empty when it is new). */
export type Seen = Pick<ManifestPage, 'edition' | 'address'> & { html: string; was: string };

export type Change = {
  /** What is changed, as the test's name says it. */
  name: string;
  make: (project: ChangedProject) => Promise<void>;
  /** Which pages have to be made anew, and no others. */
  anew: (page: Seen) => boolean;
  /** Whether the error pages have to be, too. */
  errors?: boolean;
  /** Pages that are not rendered, but whose links to planned pages change. */
  marked?: (page: Seen) => boolean;
  /** Whether the release stays as it is. */
  unchanged?: boolean;
};

const article = (id: string) => `config/content/blog/articles/${id}.md`;
const one = 'jitter-buffer';
const title = '抖动缓冲该留多少毫秒';
const menu = 'config/content/navigation/index.json';
const categories = 'config/content/blog/types.json';
const written = (name: string) => `---
title: ${name}
summary: 刚写好。
type: network
author: 云桥网络团队
publishTime: 2026-11-18T10:00:00+08:00
updateTime: 2026-11-18T10:00:00+08:00
---
正文。
`;

/** Another text, whatever editors make of the article. */
const withSentence = (text: string) => `${text}\n又补了一句。\n`;

const all = () => true;
/** No page: only the server's rules change, or the way a release is published. */
export const none = () => false;
const only = (address: string) => (page: Seen) => page.edition === 'zh' && page.address === address;
const below = (address: string) => (page: Seen) =>
  page.edition === 'zh' && (page.address === address || page.address.startsWith(`${address}/`));
const blog = below('/dev-blog');
/** Lists of all articles: they say how many there are. */
const wholeLists = (page: Seen) => page.address === '/dev-blog' || below('/dev-blog/page')(page);
const lists = (page: Seen) => wholeLists(page) || below('/dev-blog/category')(page);
/** Headings have marks where their lines may break. */
const unmarked = (html: string) => html.replaceAll('<wbr/>', '');
const shows =
  (text: string) =>
  ({ html, was }: Seen) =>
    unmarked(html).includes(text) || unmarked(was).includes(text);
const listed = (text: string) => (page: Seen) => lists(page) && shows(text)(page);
const differs = ({ html, was }: Seen) => html !== was;
const either =
  (...rules: readonly Change['anew'][]) =>
  (page: Seen) =>
    rules.some((rule) => rule(page));
/** The menus of the Chinese edition are on all its pages but the blog's; the English home page reads them with its own. */
const menus = (page: Seen) => (page.edition === 'zh' ? !blog(page) : page.address === '/');

const reword = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** Files that render no page. */
const renderNothing = [
  'cli/embedded-api/server.ts',
  'cli/check/links.ts',
  'cli/commands/generate.ts',
  'cli/emit/nginx/server.ts',
  'cli/release/verify-stage.ts',
];
const products = 'config/routes/products.ts';
const newPage = `import { page } from '../../../components/define-page.ts';

export default page({
  Body: () => <h1>新页面</h1>,
});
`;

/**
 * Changes made one after another, each on top of the ones before it. What renders many pages stands in another series than
 * what renders few: it would hide a page that an earlier change should have rendered and did not.
 */
export const series: readonly { of: string; changes: readonly Change[] }[] = [
  {
    of: 'an article and its lists',
    changes: [
      {
        name: "an article's text, its update time left as it was",
        make: ({ edit }) => edit(article(one), withSentence),
        anew: only(`/dev-blog/${one}`),
      },
      {
        name: "an article's category",
        make: ({ edit }) => edit(article(one), reword('type: network', 'type: live')),
        // All articles of both categories name their newest.
        anew: either(listed(title), shows('返回网络与传输'), shows('返回直播与点播')),
      },
      {
        name: 'a new article',
        make: ({ put }) => put(article('newest'), written('最新的一篇')),
        anew: either(shows('最新的一篇'), wholeLists),
      },
      {
        name: "an article's title",
        make: ({ edit }) => edit(article(one), reword(/^title: .*/m, 'title: 缓冲留多少才够')),
        anew: shows('缓冲留多少才够'),
      },
      {
        name: 'the order of articles',
        make: ({ edit }) =>
          edit(article(one), reword(/^(publish|update)Time: .*/gm, '$1Time: 2026-11-17T10:00:00+08:00')),
        anew: differs,
      },
      {
        name: 'the friendly links of the blog',
        make: ({ edit }) =>
          edit('config/content/blog/blocks.json', reword('"title": "文档中心"', '"title": "全部文档"')),
        anew: lists,
      },
    ],
  },
  {
    of: 'categories and menus',
    changes: [
      {
        name: 'a new category',
        make: ({ edit }) =>
          edit(categories, reword(/\n\]/, ',\n  { "id": "culture", "name": "团队", "desc": "怎样一起做事" }\n]')),
        anew: blog,
      },
      { name: "a category's name", make: ({ edit }) => edit(categories, reword('网络与传输', '网络')), anew: blog },
      {
        name: 'the order of categories',
        make: ({ edit }) => edit(categories, (text) => JSON.stringify((JSON.parse(text) as unknown[]).reverse())),
        anew: blog,
      },
      {
        name: 'an article and a menu entry at once',
        make: async ({ edit }) => {
          await edit(article(one), withSentence);
          await edit(menu, reword('"客户案例"', '"他们在用"'));
        },
        anew: either(only(`/dev-blog/${one}`), menus),
      },
    ],
  },
  {
    of: 'the content of other pages, and the rules',
    changes: [
      {
        name: 'an article taken away',
        make: ({ remove }) => remove(article(one)),
        anew: either(shows(title), wholeLists),
      },
      {
        name: 'what search engines are told of a page',
        make: ({ edit }) => edit('config/content/seo.json', reword(/("\/case": \{\s*"title": ")/, '$1新的')),
        anew: only('/case'),
      },
      {
        name: 'a banner',
        make: ({ edit }) => edit('config/content/banners.json', reword(/("subtitle": ")/, '$1新：')),
        anew: ({ address }) => address === '/',
      },
      {
        name: 'the documents of a product',
        make: ({ edit }) => edit('config/content/pages/sms.json', reword(/("title": ")/, '$1新：')),
        anew: only('/sms'),
      },
      // Each case leads on to others of its industry, from the list of all.
      {
        name: 'a case',
        make: ({ edit }) =>
          edit('config/content/cases/articles/banmu-fresh-delivery.md', reword(/^title: /m, 'title: 新：')),
        anew: below('/case'),
      },
      {
        name: 'a lesson',
        make: ({ edit }) => edit('config/content/videos.json', reword(/("title": ")/, '$1新：')),
        anew: only('/videoTutorial'),
      },
      {
        name: 'a legal text',
        make: ({ edit }) => edit('config/content/protocols/zh/privacy.md', (text) => `${text}\n补充一句。\n`),
        anew: only('/clauses?serviceType=3'),
      },
      {
        name: 'a redirect',
        make: ({ edit }) =>
          edit(
            'config/redirects.ts',
            reword("{ edition: 'zh', from: '/private'", "{ edition: 'zh', from: '/news', to: '/dev-blog' },\n  $&"),
          ),
        anew: none,
      },
      {
        name: 'a planned row',
        make: ({ edit }) => edit(products, reword("{ path: '/sms'", "{ path: '/tried', name: '试用' },\n  $&")),
        anew: none,
        unchanged: true,
      },
      {
        name: 'a new page',
        make: async ({ edit, put }) => {
          await put('pages/products/tried/page.tsx', newPage);
          await edit('config/routes/tools.ts', reword(/(path: '\/livetool'.*page: ')[^']*/, '$1products/tried'));
          await edit('config/routes/index.ts', reword('"products/sms"', '$&,"products/tried"'));
        },
        anew: only('/livetool'),
        marked: differs,
      },
      {
        name: 'the address that nginx listens on',
        make: ({ edit }) =>
          edit('config/site.ts', reword('...serverDefaults,', "...serverDefaults,\n  listen: '127.0.0.1:8090',")),
        anew: none,
      },
      {
        name: 'how often a call may be made',
        make: ({ edit }) => edit('config/rate-limits.ts', reword('perMinute: 6', 'perMinute: 7')),
        anew: none,
      },
    ],
  },
  {
    of: 'code that renders no page',
    changes: [
      {
        name: 'comments in the API, checks, commands, rules and releases',
        make: async ({ edit }) => {
          for (const file of renderNothing) await edit(file, (text) => `${text}// Tried.\n`);
        },
        anew: none,
        unchanged: true,
      },
    ],
  },
  {
    of: 'code and styles of a few pages',
    changes: [
      {
        name: 'the source of a component',
        make: ({ edit }) => edit('components/blog/article-card.tsx', reword('<article ', '<article data-tried="" ')),
        anew: lists,
      },
      {
        name: 'the source of a page',
        make: ({ edit }) => edit('pages/cases/list/page.tsx', reword('<Opening', '<i hidden />\n<Opening')),
        anew: only('/case'),
      },
      {
        name: 'a word of a page',
        make: ({ edit }) => edit('pages/cases/list/words.yaml', reword(/^( +title: ['"]?)/m, '$1新')),
        anew: only('/case'),
      },
      {
        name: 'a stylesheet',
        make: ({ edit }) =>
          edit('pages/cases/list/cases-list.module.css', (text) => `${text}\n.tried {\n  color: red;\n}\n`),
        anew: only('/case'),
      },
      // The layout of error pages has a style sheet of that name with that class, too: the bundler tells them apart by a number.
      {
        name: "a class named like a layout's",
        make: ({ edit }) =>
          edit('pages/errors/error/errors-error.module.css', (text) => `${text}\n.frame {\n  color: red;\n}\n`),
        anew: none,
        errors: true,
      },
      {
        name: 'the bytes of a file that styles point at, under its name',
        make: ({ put }) => put('pages/cases/list/tried.woff2', 'other bytes'),
        anew: only('/case'),
      },
    ],
  },
  {
    of: 'what all pages show',
    changes: [
      { name: 'a menu entry', make: ({ edit }) => edit(menu, reword('"客户案例"', '"他们在用"')), anew: menus },
      {
        name: 'a layout',
        make: ({ edit }) =>
          edit('components/layouts/zh.tsx', reword('<SkipLink />', '<SkipLink />\n      <i hidden />')),
        anew: (page) => page.edition === 'zh' && !blog(page) && !page.address.startsWith('/clauses'),
      },
      {
        name: 'the hotline',
        make: ({ edit }) => edit('config/site.ts', reword(/(hotline: ')[^']*/, '$1400-000-0001')),
        anew: all,
        errors: true,
      },
      {
        name: 'the code that fits texts into pages',
        make: ({ edit }) => edit('components/prose/fit.ts', reword("zh: '表格'", "zh: '另一种表格'")),
        anew: all,
        errors: true,
      },
      {
        name: 'a script of the browser',
        make: ({ edit }) => edit('runtime/widgets/help.ts', reword('limits.backToTop', '(limits.backToTop + 1)')),
        anew: all,
        errors: true,
      },
    ],
  },
];
