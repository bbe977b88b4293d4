import type { ReactNode } from 'react';
import { Contents } from '../../../../components/prose/contents.tsx';
import { fit } from '../../../../components/prose/fit.ts';
import { headingsOf, type Section } from '../../../../components/prose/headings.ts';
import { Prose } from '../../../../components/prose/prose.tsx';
import { DayTime } from '../../../../components/ui/day-time.tsx';
import { ArticleHead } from '../../../../components/blog/article-head.tsx';
import type { Listed } from '../../../../components/blog/category.ts';
import { CategoryArt } from '../../../../components/blog/category-art.tsx';
import { CategoryLink } from '../../../../components/blog/category-link.tsx';
import { grounds, subjectNames } from '../../../../components/blog/category-look.ts';
import { Cover } from '../../../../components/blog/cover.tsx';
import { keyFigure } from '../../../../components/blog/key-figure.ts';
import { Neighbours } from '../../../../components/blog/neighbours.tsx';
import { Related } from '../../../../components/blog/related.tsx';
import gallery from './components-gallery.module.css';
import { bareOf, long, longOf, withWords } from './samples.ts';
import { type BlogShowcase, show } from './showcase.tsx';
import { text, wideText } from './text.ts';

const fitted = (html: string) => fit({ html, edition: 'zh' });
/** Links of a sample lead to the page's own beginning: its sections are not on the page. */
const own = 'main';
const chapters = (count: number): Section[] =>
  Array.from({ length: count }, (_, index) => ({ id: own, text: `第 ${index + 1} 步：看一个指标`, parts: [] }));
const sections = () =>
  headingsOf(fitted(text)).map(({ parts, ...section }) => ({
    ...section,
    id: own,
    parts: parts.map((part) => ({ ...part, id: own })),
  }));

const Head = (props: Listed & { minutes: number }) => <ArticleHead heading="h2" {...props} />;
const Gallery = ({ children }: { children: ReactNode }) => <div className={gallery.gallery}>{children}</div>;

const firstFigures = [
  'kind: bars\ncaption: 到达率\nunit: %\n\n第一家 | 98.6\n* 第二家 | 91.2\n第三家 | 97.9',
  'kind: line\ncaption: 时延\ny: 毫秒\n\n日 | 均值 | 尾部\n1 | 60 | 220\n2 | 64 | 180\n3 | 58 | 130',
  'kind: timeline\ncaption: 一次重试\nunit: 秒\n\n请求 | 0 | 3\n* 等待 | 3 | 5\n重发 | 5 | 6',
  'kind: steps\ncaption: 三道关\n\n编号 | 服务端发\n去重 | 按编号\n补齐 | 断线后',
];

/** The parts that an article of the blog is made of. */
export const articleShowcases = {
  cover: {
    title: '封面',
    about: '文章的图，十六比九。有自己的图用自己的，没有用分类的；都没有就画文章里的第一张图，再没有就画文章的数字。',
    props: [
      { name: 'image', type: 'string?', about: '文章自己的图' },
      { name: 'category', type: 'Category', about: '所在的分类，带着它的图与画法' },
      { name: 'of', type: 'string', about: '画从它而来：同一篇文章总是同一张' },
      { name: 'first', type: 'string?', about: '文章里第一张图的文字' },
      { name: 'figure', type: 'KeyFigure?', about: '文章的数字，可带原来的数字' },
      { name: 'early', type: 'boolean?', about: '不滚动就能看见：图立即加载' },
    ],
    states: ({ articles: [first] }) => [
      show(Gallery, '第一张图', '文章里有图：画第一张，最多四行，不写注。', {
        children: firstFigures.map((text) => <Cover key={text} category={first!.category} of={text} first={text} />),
      }),
      show(Gallery, '画出来的', '文章里也没有图：标题里的变化、占比、个数或量，按比例画。', {
        children: ['首帧从 1.2 秒到 360 毫秒', '86% 的新会话', '七个步骤', '64 MB 内存'].map((title) => (
          <Cover key={title} category={first!.category} of={title} figure={keyFigure({ title, summary: '' })} />
        )),
      }),
      show(Cover, '没有数字', '标题与摘要都没有数字：画分类的题材。', { category: first!.category, of: 'a' }),
      show(Cover, '自己的图', '按十六比九裁切。', { image: '/icon-512.png', category: first!.category, of: 'b' }),
    ],
  },
  'category-art': {
    title: '分类的画',
    about: '每个分类一种题材、一种底色，没有两个分类相同。同一分类里每篇文章的画又各有差别，由文章的 id 决定。',
    props: [
      { name: 'look', type: 'Look', about: '题材与底色' },
      { name: 'of', type: 'string', about: '画的是谁：同样的字总是同样的画' },
    ],
    states: ({ articles }) => [
      show(Gallery, '全部题材', `${subjectNames.length} 种题材，四种底色。`, {
        children: subjectNames.map((subject, index) => (
          <CategoryArt key={subject} look={{ subject, ground: grounds[index % grounds.length]! }} of={subject} />
        )),
      }),
      show(Gallery, '同一分类的几篇', '题材与底色相同，细节不同。', {
        children: articles
          .slice(0, 4)
          .map(({ article }) => (
            <CategoryArt key={article.title} look={{ subject: 'wave', ground: 'primary' }} of={article.title} />
          )),
      }),
    ],
  },
  'category-link': {
    title: '分类链接',
    about: '文章所在的分类，通向它的列表。分类没有自己的页时不出现。',
    props: [{ name: 'category', type: 'Category', about: '分类；名字为 null 表示没有它的页' }],
    states: ({ articles: [first] }) => [
      show(CategoryLink, '平常', '分类在列表里。', { category: first!.category }),
      show(CategoryLink, '分类不在列表里', '整块不出现。', { category: { ...first!.category, name: null } }),
    ],
  },
  'article-head': {
    title: '文章页头',
    about: '文章的标题，和决定要不要读下去的那些事：分类、作者、日期、长短。更新在发布之后的另一天，才写更新日期。',
    props: [
      { name: 'heading', type: "'h1' | 'h2'", about: '标题的级别：自成一页时是 h1' },
      { name: 'article', type: 'BlogArticleHead', about: '文章，不含正文' },
      { name: 'category', type: 'Category', about: '所在的分类' },
      { name: 'minutes', type: 'number', about: '读完要几分钟' },
    ],
    states: ({ articles: [first, second] }) => [
      show(Head, '更新过', '发布与更新不在同一天。', { ...first!, minutes: 8 }),
      show(Head, '没有更新过', '只有发布日期。', {
        ...withWords(second!, { updateTime: second!.article.publishTime }),
        minutes: 1,
      }),
      show(Head, '没有作者与摘要', '只剩标题、日期与长短。', { ...bareOf(second!), minutes: 3 }),
      show(Head, '很长的字', '标题在标点处折行，资料折成几行。', { ...longOf(first!), minutes: 128 }),
    ],
  },
  'day-time': {
    title: '日期',
    about: '一个时刻落在哪一天，按上海的日历。机器读到的是年月日，人读到的是中文。',
    props: [{ name: 'moment', type: 'string', about: '时刻，ISO 8601，带时差' }],
    states: () => [
      show(DayTime, '白天', '2026-03-05T10:00:00+08:00', { moment: '2026-03-05T10:00:00+08:00' }),
      show(DayTime, '别处的前一天', '2026-03-04T20:00:00Z，在上海已是第二天。', { moment: '2026-03-04T20:00:00Z' }),
    ],
  },
  contents: {
    title: '本文目录',
    about: '文章各节的链接：宽处贴在正文旁边，窄处收在正文上方，可以折叠。浏览器支持时，标出正在读的一节，不需要脚本。',
    props: [{ name: 'sections', type: 'Section[]', about: '各节与其中的小节，来自正文的标题' }],
    states: () => [
      show(Contents, '两级', '平常的样子。', { sections: sections() }),
      show(Contents, '很多节', '超出窗口时自己滚动。', { sections: chapters(14) }),
      show(Contents, '很长的字', '折行，不截断。', {
        sections: [{ id: own, text: long.title, parts: [{ id: own, text: long.latin }] }, ...chapters(1)],
      }),
      show(Contents, '只有一节', '整块不出现。', { sections: chapters(1) }),
    ],
  },
  prose: {
    title: '正文',
    about:
      '内容系统写来的正文：标题、列表、引用、表格、代码都有样式，代码在生成网站时着色。宽的东西在自己的框里滚动，键盘也够得到。',
    props: [{ name: 'html', type: 'string', about: '正文，已经过清理与整理' }],
    states: () => [
      show(Prose, '各种元素', '平常的文章。', { html: fitted(text) }),
      show(Prose, '很宽的表与代码', '版面不变，框里横向滚动。', { html: fitted(wideText) }),
    ],
  },
  related: {
    title: '相关阅读',
    about: '同一个题目的别的文章。由内容系统决定是哪几篇。',
    props: [{ name: 'articles', type: '{ id, title }[]', about: '文章，按此顺序' }],
    states: ({ articles }) => [
      show(Related, '三篇', '平常的样子。', { articles: articles.slice(0, 3).map(({ article }) => article) }),
      show(Related, '一篇', '新的题目。', { articles: articles.slice(0, 1).map(({ article }) => article) }),
      show(Related, '很长的字', '折行，不截断。', {
        articles: articles.slice(0, 2).map(({ article }) => ({ ...article, title: long.title })),
      }),
      show(Related, '没有相关文章', '整块不出现。', { articles: [] }),
    ],
  },
  neighbours: {
    title: '前后文章',
    about: '时间上相邻的两篇，早的在前。只有一边时，它留在自己的那一边。',
    props: [
      { name: 'prev', type: '{ id, title } | null', about: '早一篇' },
      { name: 'next', type: '{ id, title } | null', about: '晚一篇' },
    ],
    states: ({ articles: [first, second] }) => [
      show(Neighbours, '两边都有', '平常的样子。', { prev: first!.article, next: second!.article }),
      show(Neighbours, '只有更早的', '最新的一篇。', { prev: first!.article, next: null }),
      show(Neighbours, '只有更晚的', '最早的一篇。', { prev: null, next: second!.article }),
      show(Neighbours, '很长的字', '两边等高。', {
        prev: { ...first!.article, title: long.title },
        next: second!.article,
      }),
      show(Neighbours, '两边都没有', '博客只有一篇，整块不出现。', { prev: null, next: null }),
    ],
  },
} satisfies Record<string, BlogShowcase>;
