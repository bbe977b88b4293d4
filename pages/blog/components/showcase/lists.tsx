import type { BlogBlock } from '../../../../config/calls/blog.ts';
import { buildLimits } from '../../../../config/limits.ts';
import { Breadcrumb } from '../../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { EmptyState } from '../../../../components/ui/empty-state.tsx';
import { articleAddress } from '../../../../components/blog/addresses.ts';
import { ActivityStrip } from '../../../../components/blog/activity-strip.tsx';
import { ArticleCard } from '../../../../components/blog/article-card.tsx';
import { ArticleList } from '../../../../components/blog/article-list.tsx';
import { Banners } from '../../../../components/blog/banners.tsx';
import { CategoryTabs } from '../../../../components/blog/category-tabs.tsx';
import { FriendlyLinks } from '../../../../components/blog/friendly-links.tsx';
import { ListHead } from '../../../../components/blog/list-head.tsx';
import { Pagination } from '../../../../components/blog/pagination.tsx';
import { TrialCard } from '../../../../components/blog/trial-card.tsx';
import { bareOf, long, longOf, type Samples, withWords } from './samples.ts';
import { type BlogShowcase, show } from './showcase.tsx';

const blog = '/dev-blog';
const steps = [
  { name: '首页', address: '/' },
  { name: '开发者博客', address: blog },
];
const category = { name: '实时音视频', address: `${blog}#` };
const mostTypes = buildLimits.list.blogType;
const longBlock: BlogBlock = { id: 'long', title: long.title, link: blog, desc: long.summary };
/** Four articles as blocks: the third one leads nowhere, the fourth has no text. */
const bannersOf = ({ articles }: Samples): BlogBlock[] =>
  articles.slice(0, 4).map(({ article: { id, title, summary } }, index) => ({
    id: `${id}-${index}`,
    title,
    ...(index !== 2 && { link: articleAddress(id) }),
    ...(index !== 3 && { desc: summary }),
  }));
/** None of the blocks shows the drawing of a category. */
const lookOf = () => null;
const event = { zone: 'empty' };
const toBlog = (
  <Button href={blog} event={event}>
    看全部文章
  </Button>
);

/** The parts that the lists of the blog are made of. */
export const listShowcases = {
  'list-head': {
    title: '列表页头',
    about:
      '列表页最上面的一块：这是什么列表，讲些什么，第几页。分类的列表带分类自己的图，全部文章带一座从文稿通向代码的桥。',
    props: [
      { name: 'heading', type: "'h1' | 'h2'", about: '标题的级别：自成一页时是 h1' },
      { name: 'title', type: 'string', about: '列表的名字' },
      { name: 'page', type: 'number', about: '页码，从 1 数起，第二页起显示' },
      { name: 'desc', type: 'string', about: '一句话说明' },
      { name: 'look', type: 'Look?', about: '分类的图与底色；全部文章不填' },
      { name: 'breadcrumb', type: 'ReactNode?', about: '来路；博客首页不填' },
    ],
    states: ({ articles: [first] }) => [
      show(ListHead, '博客首页', '没有分类，也没有来路。', {
        heading: 'h2',
        title: '开发者博客',
        page: 1,
        desc: '消息、音视频、网络与 AI 智能体背后的工程笔记。',
      }),
      show(ListHead, '分类的第二页', '有来路、分类的图与页码。', {
        heading: 'h2',
        breadcrumb: <Breadcrumb steps={steps} />,
        title: '实时音视频',
        page: 2,
        desc: '采集、编码、抗丢包与听感',
        look: first!.category.look,
      }),
      show(ListHead, '很长的名字', '名字与说明都超出一行。', {
        heading: 'h2',
        title: long.title,
        page: 128,
        desc: long.summary,
        look: { subject: 'globe', ground: 'night' },
      }),
    ],
  },
  banners: {
    title: '推荐位',
    about: `编辑放在最前面的内容：一大，最多三小，共 ${buildLimits.list.blogBanner} 条。没有配图的用文章分类的图，相邻两块底色不同。`,
    props: [
      { name: 'banners', type: 'BlogBlock[]', about: '推荐的内容，第一条最大；没有链接的不能点' },
      { name: 'lookOf', type: '(banner) => Look | null', about: '横幅所指文章的图；指向别处时为 null' },
    ],
    states: (samples) => [
      show(Banners, '一大两小', '平常的样子。', { banners: bannersOf(samples).slice(0, 3), lookOf }),
      show(Banners, '只有一条', '占满整行，图文左右排开。', {
        banners: bannersOf(samples).slice(0, 1),
        lookOf: () => ({ subject: 'spark', ground: 'night' }),
      }),
      show(Banners, '四条', '最多的时候；第三条没有链接，第四条没有说明。', { banners: bannersOf(samples), lookOf }),
      show(Banners, '很长的字', '标题与说明都很长，块随内容变高。', {
        banners: [longBlock, { ...longBlock, id: 'long-2', title: long.latin }],
        lookOf,
      }),
      show(Banners, '没有推荐', '整块不出现。', { banners: [], lookOf }),
    ],
  },
  'activity-strip': {
    title: '活动条',
    about: `正在进行的活动，一行说完，最多 ${buildLimits.list.blogActivity} 条。有链接时整条可点，没有时只是一句话。`,
    props: [{ name: 'activity', type: 'BlogBlock', about: '活动：标题，可有说明、链接与图' }],
    states: () => [
      show(ActivityStrip, '有链接', '平常的样子。', {
        activity: { id: 'free', title: '免费试用包', link: blog, desc: '一千位聊天月活，三十天有效。' },
      }),
      show(ActivityStrip, '没有链接', '只告知，不带去别处。', {
        activity: { id: 'notice', title: '沙龙报名已满', desc: '录像将在一周内公开。' },
      }),
      show(ActivityStrip, '有图', '图代替图标。', {
        activity: { id: 'picture', title: '免费试用包', link: blog, image: '/icon-512.png' },
      }),
      show(ActivityStrip, '很长的字', '折行，图标与箭头不动。', { activity: longBlock }),
    ],
  },
  'category-tabs': {
    title: '分类导航',
    about: `博客的分类，最多 ${mostTypes} 个，每个都是一条链接。当前分类用深色，也用 aria-current 告诉读屏软件。`,
    props: [
      { name: 'types', type: 'BlogType[]', about: '分类，按此顺序' },
      { name: 'current', type: 'string | null', about: '当前分类的 id；全部文章为 null' },
    ],
    states: ({ types }) => [
      show(CategoryTabs, '全部文章', '没有选分类。', { types, current: null }),
      show(CategoryTabs, '选中一个', '在某个分类的列表里。', { types, current: types[1]?.id ?? null }),
      show(CategoryTabs, '只有一个分类', '博客刚刚开张。', { types: types.slice(0, 1), current: null }),
      show(CategoryTabs, '很多分类', `${mostTypes} 个分类，折成几行。`, {
        types: many(types, mostTypes),
        current: null,
      }),
      show(CategoryTabs, '没有分类', '整块不出现。', { types: [], current: null }),
    ],
  },
  'article-list': {
    title: '文章列表',
    about: `一页里的文章，最多 ${buildLimits.blogPage} 篇。两篇一行，封面是文章里的第一张图。`,
    props: [{ name: 'articles', type: 'Listed[]', about: '文章与它的分类，按此顺序' }],
    states: ({ articles }) => [
      show(ArticleList, '五篇', '平常的样子。', { articles: articles.slice(0, 5) }),
      show(ArticleList, '一篇', '新分类的第一篇。', { articles: articles.slice(0, 1) }),
      show(ArticleList, '两篇', '正好一行。', { articles: articles.slice(2, 4) }),
      show(ArticleList, '八篇', '一页还会更长，最多二十篇。', { articles }),
    ],
  },
  'article-card': {
    title: '文章卡片',
    about: '列表里的一篇文章，整张卡片都通向它。分类另有自己的链接，读屏软件先读标题。',
    props: [
      { name: 'article', type: 'BlogArticleHead', about: '文章，不含正文' },
      { name: 'category', type: 'Category', about: '所在的分类' },
      { name: 'early', type: 'boolean?', about: '不滚动就能看见：图立即加载' },
    ],
    states: ({ articles: [first, second] }) => [
      show(ArticleCard, '平常的样子', '封面是文章里的第一张图。', first!),
      show(ArticleCard, '很长的字', '摘要最多三行，标题全文显示。', longOf(first!)),
      show(ArticleCard, '不能断行的词', '放不下就在词中断开，不撑破版面。', withWords(first!, { title: long.latin })),
      show(ArticleCard, '没有摘要与作者', '只剩标题与日期。', bareOf(second!)),
      show(ArticleCard, '分类不在列表里', '分类没有自己的页，不给链接。', {
        ...second!,
        category: { ...second!.category, name: null },
      }),
    ],
  },
  'empty-state': {
    title: '空状态',
    about: '没有内容可读时站在那里的一块。它说清为什么没有，并给出别的去处。',
    props: [
      { name: 'title', type: 'ReactNode', about: '标题，级别由所在的页决定' },
      { name: 'text', type: 'string', about: '为什么，接下来会怎样' },
      { name: 'children', type: 'ReactNode', about: '别的去处' },
    ],
    states: () => [
      show(EmptyState, '空的分类', '分类里还没有文章。', {
        title: <h2>这个分类还没有文章</h2>,
        text: '第一篇正在写。别的分类里有已经写好的，不妨先去看看。',
        children: toBlog,
      }),
      show(EmptyState, '没有取到', '内容接口没有回答，两个去处。', {
        title: <h2>这篇文章暂时无法显示</h2>,
        text: '正文没能取到，地址没有错。稍后再来，或者先读别的文章。',
        children: (
          <>
            {toBlog}{' '}
            <Button href="/" event={event} variant="secondary">
              去官网首页
            </Button>
          </>
        ),
      }),
      show(EmptyState, '很长的字', '文字居中，行宽有限。', {
        title: <h2>{long.title}</h2>,
        text: long.summary,
        children: toBlog,
      }),
    ],
  },
  pagination: {
    title: '分页',
    about: '一页一页翻过一个列表。总有首页、末页和当前页的左右邻居，中间省略的至少有两页。',
    props: [
      { name: 'page', type: 'number', about: '当前页，从 1 数起' },
      { name: 'pages', type: 'number', about: '总页数' },
      { name: 'addressOf', type: '(page) => string', about: '每一页的地址' },
    ],
    states: () => [
      show(Pagination, '第一页', '没有上一页。', { page: 1, pages: 3, addressOf: () => blog }),
      show(Pagination, '中间', '两边都省略。', { page: 25, pages: 50, addressOf: () => blog }),
      show(Pagination, '最后一页', '没有下一页。', { page: 50, pages: 50, addressOf: () => blog }),
      show(Pagination, '很多页', '五位数的页码也放得下。', { page: 10_000, pages: 50_000, addressOf: () => blog }),
      show(Pagination, '只有一页', '整块不出现。', { page: 1, pages: 1, addressOf: () => blog }),
    ],
  },
  'trial-card': {
    title: '试用卡片',
    about: '从读到试：注册应用，或者先看文档。没有参数，注册地址与文档地址来自站点配置。',
    props: [],
    states: () => [show(TrialCard, '平常', '只有这一种样子。', {})],
  },
  'friendly-links': {
    title: '友情链接',
    about: '编辑选的去处，站内用右箭头，站外用斜箭头。没有地址的条目不显示。',
    props: [{ name: 'links', type: 'BlogBlock[]', about: '去处：标题与地址，可有说明' }],
    states: () => [
      show(FriendlyLinks, '站内与站外', '平常的样子；没有地址的第三条不显示。', {
        links: [
          { id: 'a', title: '文档中心', link: 'https://doc.yunqiao.example', desc: '接入指南与接口说明' },
          { id: 'b', title: '开发者博客', link: blog },
          { id: 'c', title: '没有地址' },
        ],
      }),
      show(FriendlyLinks, '很长的字', '标题折行，箭头居中。', { links: [longBlock] }),
      show(FriendlyLinks, '没有链接', '整块不出现。', { links: [] }),
    ],
  },
  breadcrumb: {
    title: '来路',
    about: '从首页到这一页的几步，最后一步是这一页自己。放不下时省略最后一步，它的全文就在下面的标题里。',
    props: [{ name: 'steps', type: '{ name, address }[]', about: '每一步的名字与地址，最后一步是本页' }],
    states: () => [
      show(Breadcrumb, '三步', '分类的列表。', { steps: [...steps, category] }),
      show(Breadcrumb, '很长的字', '一行放不下，末尾省略。', {
        steps: [...steps, category, { name: long.title, address: '#' }],
      }),
      show(Breadcrumb, '两步', '离首页最近的页。', { steps }),
    ],
  },
} satisfies Record<string, BlogShowcase>;

/** As many entries as asked for, the same ones again where there are too few. */
function many<Item>(items: readonly Item[], count: number): Item[] {
  return items.length === 0 ? [] : Array.from({ length: count }, (_, index) => items[index % items.length]!);
}
