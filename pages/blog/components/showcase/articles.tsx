import { Contents } from '../../../../components/prose/contents.tsx';
import { fit } from '../../../../components/prose/fit.ts';
import { headingsOf, type Section } from '../../../../components/prose/headings.ts';
import { Prose } from '../../../../components/prose/prose.tsx';
import { DayTime } from '../../../../components/ui/day-time.tsx';
import { ArticleHead } from '../../../../components/blog/article-head.tsx';
import { CategoryArt } from '../../../../components/blog/category-art.tsx';
import { CategoryLink } from '../../../../components/blog/category-link.tsx';
import { grounds, subjectNames } from '../../../../components/blog/category-look.ts';
import { Cover } from '../../../../components/blog/cover.tsx';
import { keyFigure } from '../../../../components/blog/key-figure.ts';
import { Neighbours } from '../../../../components/blog/neighbours.tsx';
import { Related } from '../../../../components/blog/related.tsx';
import gallery from './gallery.module.css';
import { long, longOf } from './samples.ts';
import type { BlogShowcase } from './showcase.ts';
import { text, wideText } from './text.ts';

const fitted = (html: string) => fit({ html, edition: 'zh' });
/** Links of a sample lead to the page's own beginning: its sections are not on the page. */
const own = 'main';
const chapters = (count: number): Section[] =>
  Array.from({ length: count }, (_, index) => ({
    id: own,
    text: `第 ${index + 1} 步：看一个指标，改一个参数`,
    parts: [],
  }));
const sections = () =>
  headingsOf(fitted(text)).map(({ parts, ...section }) => ({
    ...section,
    id: own,
    parts: parts.map((part) => ({ ...part, id: own })),
  }));

/** The parts that an article of the blog is made of. */
export const articleShowcases = {
  cover: {
    component: 'Cover',
    title: '封面',
    about: '文章的图，十六比九。有自己的图用自己的，没有用分类的，都没有就按文章的数字画一张。',
    props: [
      { name: 'image', type: 'string?', about: '文章自己的图' },
      { name: 'category', type: 'Category', about: '所在的分类，带着它的图与画法' },
      { name: 'of', type: 'string', about: '画从它而来：同一篇文章总是同一张' },
      { name: 'figure', type: 'KeyFigure?', about: '文章的数字，可带原来的数字' },
      { name: 'early', type: 'boolean?', about: '不滚动就能看见：图立即加载' },
    ],
    states: ({ articles: [first] }) => [
      {
        name: '画出来的',
        when: '文章与分类都没有图：标题里的变化、占比、个数或量，按比例画。',
        show: (
          <div className={gallery.gallery}>
            {['首帧从 1.2 秒到 360 毫秒', '86% 的新会话', '七个步骤', '64 MB 内存'].map((title) => (
              <Cover key={title} category={first!.category} of={title} figure={keyFigure({ title, summary: '' })} />
            ))}
          </div>
        ),
      },
      {
        name: '没有数字',
        when: '标题与摘要都没有数字：画分类的题材。',
        show: <Cover category={first!.category} of="a" />,
      },
      {
        name: '自己的图',
        when: '按十六比九裁切，四角裁圆。',
        show: <Cover image="/icon-512.png" category={first!.category} of={first!.article.id} />,
      },
    ],
  },
  'category-art': {
    component: 'CategoryArt',
    title: '分类的画',
    about: '每个分类一种题材、一种底色，没有两个分类相同。同一分类里每篇文章的画又各有差别，由文章的 id 决定。',
    props: [
      { name: 'look', type: 'Look', about: '题材与底色' },
      { name: 'of', type: 'string', about: '画的是谁：同样的字总是同样的画' },
    ],
    states: ({ articles }) => [
      {
        name: '全部题材',
        when: `${subjectNames.length} 种题材，四种底色。`,
        show: (
          <div className={gallery.gallery}>
            {subjectNames.map((subject, index) => (
              <CategoryArt key={subject} look={{ subject, ground: grounds[index % grounds.length]! }} of={subject} />
            ))}
          </div>
        ),
      },
      {
        name: '同一分类的几篇',
        when: '题材与底色相同，细节不同。',
        show: (
          <div className={gallery.gallery}>
            {articles.slice(0, 4).map(({ article }) => (
              <CategoryArt key={article.title} look={{ subject: 'wave', ground: 'primary' }} of={article.title} />
            ))}
          </div>
        ),
      },
    ],
  },
  'category-link': {
    component: 'CategoryLink',
    title: '分类链接',
    about: '文章所在的分类，通向它的列表。分类没有自己的页时不出现。',
    props: [{ name: 'category', type: 'Category', about: '分类；名字为 null 表示没有它的页' }],
    states: ({ articles: [first] }) => [
      { name: '平常', when: '分类在列表里。', show: <CategoryLink category={first!.category} /> },
      {
        name: '分类不在列表里',
        when: '整块不出现。',
        show: <CategoryLink category={{ ...first!.category, name: null }} />,
      },
    ],
  },
  'article-head': {
    component: 'ArticleHead',
    title: '文章页头',
    about: '文章的标题，和决定要不要读下去的那些事：分类、作者、日期、长短。更新在发布之后的另一天，才写更新日期。',
    props: [
      { name: 'heading', type: "'h1' | 'h2'", about: '标题的级别：自成一页时是 h1' },
      { name: 'article', type: 'BlogArticleHead', about: '文章，不含正文' },
      { name: 'category', type: 'Category', about: '所在的分类' },
      { name: 'minutes', type: 'number', about: '读完要几分钟' },
    ],
    states: ({ articles: [first, second] }) => [
      { name: '更新过', when: '发布与更新不在同一天。', show: <ArticleHead heading="h2" {...first!} minutes={8} /> },
      {
        name: '没有更新过',
        when: '只有发布日期。',
        show: (
          <ArticleHead
            heading="h2"
            {...second!}
            article={{ ...second!.article, updateTime: second!.article.publishTime }}
            minutes={1}
          />
        ),
      },
      {
        name: '没有作者与摘要',
        when: '只剩标题、日期与长短。',
        show: (
          <ArticleHead
            heading="h2"
            {...second!}
            article={{ ...second!.article, author: '', summary: '' }}
            minutes={3}
          />
        ),
      },
      {
        name: '很长的字',
        when: '标题在标点处折行，资料折成几行。',
        show: <ArticleHead heading="h2" {...longOf(first!)} minutes={128} />,
      },
    ],
  },
  'day-time': {
    component: 'DayTime',
    title: '日期',
    about: '一个时刻落在哪一天，按上海的日历。机器读到的是年月日，人读到的是中文。',
    props: [{ name: 'moment', type: 'string', about: '时刻，ISO 8601，带时差' }],
    states: () => [
      { name: '白天', when: '2026-03-05T10:00:00+08:00', show: <DayTime moment="2026-03-05T10:00:00+08:00" /> },
      {
        name: '别处的前一天',
        when: '2026-03-04T20:00:00Z，在上海已是第二天。',
        show: <DayTime moment="2026-03-04T20:00:00Z" />,
      },
    ],
  },
  contents: {
    component: 'Contents',
    title: '本文目录',
    about: '文章各节的链接：宽处贴在正文旁边，窄处收在正文上方，可以折叠。浏览器支持时，标出正在读的一节，不需要脚本。',
    props: [{ name: 'sections', type: 'Section[]', about: '各节与其中的小节，来自正文的标题' }],
    states: () => [
      { name: '两级', when: '平常的样子。', show: <Contents sections={sections()} /> },
      { name: '很多节', when: '超出窗口时自己滚动。', show: <Contents sections={chapters(14)} /> },
      {
        name: '很长的字',
        when: '折行，不截断。',
        show: (
          <Contents
            sections={[{ id: own, text: long.title, parts: [{ id: own, text: long.latin }] }, ...chapters(1)]}
          />
        ),
      },
      { name: '只有一节', when: '整块不出现。', show: <Contents sections={chapters(1)} /> },
    ],
  },
  prose: {
    component: 'Prose',
    title: '正文',
    about:
      '内容系统写来的正文：标题、列表、引用、表格、代码都有样式，代码在生成网站时着色。宽的东西在自己的框里滚动，键盘也够得到。',
    props: [{ name: 'html', type: 'string', about: '正文，已经过清理与整理' }],
    states: () => [
      { name: '各种元素', when: '平常的文章。', show: <Prose html={fitted(text)} /> },
      { name: '很宽的表与代码', when: '版面不变，框里横向滚动。', show: <Prose html={fitted(wideText)} /> },
    ],
  },
  related: {
    component: 'Related',
    title: '相关阅读',
    about: '同一个题目的别的文章。由内容系统决定是哪几篇。',
    props: [{ name: 'articles', type: '{ id, title }[]', about: '文章，按此顺序' }],
    states: ({ articles }) => [
      {
        name: '三篇',
        when: '平常的样子。',
        show: <Related articles={articles.slice(0, 3).map(({ article }) => article)} />,
      },
      {
        name: '一篇',
        when: '新的题目。',
        show: <Related articles={articles.slice(0, 1).map(({ article }) => article)} />,
      },
      {
        name: '很长的字',
        when: '折行，不截断。',
        show: <Related articles={articles.slice(0, 2).map(({ article }) => ({ ...article, title: long.title }))} />,
      },
      { name: '没有相关文章', when: '整块不出现。', show: <Related articles={[]} /> },
    ],
  },
  neighbours: {
    component: 'Neighbours',
    title: '前后文章',
    about: '时间上相邻的两篇，早的在前。只有一边时，它留在自己的那一边。',
    props: [
      { name: 'prev', type: '{ id, title } | null', about: '早一篇' },
      { name: 'next', type: '{ id, title } | null', about: '晚一篇' },
    ],
    states: ({ articles: [first, second] }) => [
      { name: '两边都有', when: '平常的样子。', show: <Neighbours prev={first!.article} next={second!.article} /> },
      { name: '只有更早的', when: '最新的一篇。', show: <Neighbours prev={first!.article} next={null} /> },
      { name: '只有更晚的', when: '最早的一篇。', show: <Neighbours prev={null} next={second!.article} /> },
      {
        name: '很长的字',
        when: '两边等高。',
        show: <Neighbours prev={{ ...first!.article, title: long.title }} next={second!.article} />,
      },
      { name: '两边都没有', when: '博客只有一篇，整块不出现。', show: <Neighbours prev={null} next={null} /> },
    ],
  },
} satisfies Record<string, BlogShowcase>;
