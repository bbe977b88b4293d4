import type { BlogBlock } from '../../../../config/calls/blog.ts';
import { buildLimits } from '../../../../config/limits.ts';
import { Breadcrumb } from '../../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { filled } from '../../../../components/ui/filled.ts';
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
import { long, showcases, subjectOf } from '../words.yaml';
import { bareOf, longOf, type Samples, withWords } from './samples.ts';
import { type BlogShowcase, described, show } from './showcase.tsx';

const blog = '/dev-blog';
const steps = [subjectOf.homeStep, subjectOf.blogStep];
const category = { name: showcases.breadcrumb.shown.category, address: `${blog}#` };
const most = buildLimits.list;
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
    {showcases['empty-state'].shown.toBlog}
  </Button>
);

/** The parts that the lists of the blog are made of. */
export const listShowcases = {
  'list-head': {
    ...described(showcases['list-head'], {
      heading: "'h1' | 'h2'",
      title: 'string',
      page: 'number',
      desc: 'string',
      look: 'Look?',
      breadcrumb: 'ReactNode?',
    }),
    states: ({ articles: [first] }) => [
      show(ListHead, showcases['list-head'].states.home, {
        heading: 'h2',
        page: 1,
        ...showcases['list-head'].shown.home,
      }),
      show(ListHead, showcases['list-head'].states.second, {
        heading: 'h2',
        breadcrumb: <Breadcrumb steps={steps} />,
        page: 2,
        ...showcases['list-head'].shown.second,
        look: first!.category.look,
      }),
      show(ListHead, showcases['list-head'].states.long, {
        heading: 'h2',
        title: long.title,
        page: 128,
        desc: long.summary,
        look: { subject: 'globe', ground: 'night' },
      }),
    ],
  },
  banners: {
    ...described(filled(showcases.banners, { most: most.blogBanner }), {
      banners: 'BlogBlock[]',
      lookOf: '(banner) => Look | null',
    }),
    states: (samples) => [
      show(Banners, showcases.banners.states.three, { banners: bannersOf(samples).slice(0, 3), lookOf }),
      show(Banners, showcases.banners.states.one, {
        banners: bannersOf(samples).slice(0, 1),
        lookOf: () => ({ subject: 'spark', ground: 'night' }),
      }),
      show(Banners, showcases.banners.states.four, { banners: bannersOf(samples), lookOf }),
      show(Banners, showcases.banners.states.long, {
        banners: [longBlock, { ...longBlock, id: 'long-2', title: long.latin }],
        lookOf,
      }),
      show(Banners, showcases.banners.states.none, { banners: [], lookOf }),
    ],
  },
  'activity-strip': {
    ...described(filled(showcases['activity-strip'], { most: most.blogActivity }), { activity: 'BlogBlock' }),
    states: () => [
      show(ActivityStrip, showcases['activity-strip'].states.linked, {
        activity: { id: 'free', link: blog, ...showcases['activity-strip'].shown.linked },
      }),
      show(ActivityStrip, showcases['activity-strip'].states.plain, {
        activity: { id: 'notice', ...showcases['activity-strip'].shown.plain },
      }),
      show(ActivityStrip, showcases['activity-strip'].states.picture, {
        activity: { id: 'picture', link: blog, image: '/icon-512.png', ...showcases['activity-strip'].shown.picture },
      }),
      show(ActivityStrip, showcases['activity-strip'].states.long, { activity: longBlock }),
    ],
  },
  'category-tabs': {
    ...described(filled(showcases['category-tabs'], { most: most.blogType }), {
      types: 'BlogType[]',
      current: 'string | null',
    }),
    states: ({ types }) => [
      show(CategoryTabs, showcases['category-tabs'].states.all, { types, current: null }),
      show(CategoryTabs, showcases['category-tabs'].states.chosen, { types, current: types[1]?.id ?? null }),
      show(CategoryTabs, showcases['category-tabs'].states.one, { types: types.slice(0, 1), current: null }),
      show(CategoryTabs, filled(showcases['category-tabs'].states.many, { most: most.blogType }), {
        types: many(types, most.blogType),
        current: null,
      }),
      show(CategoryTabs, showcases['category-tabs'].states.none, { types: [], current: null }),
    ],
  },
  'article-list': {
    ...described(filled(showcases['article-list'], { most: buildLimits.blogPage }), { articles: 'Listed[]' }),
    states: ({ articles }) => [
      show(ArticleList, showcases['article-list'].states.five, { articles: articles.slice(0, 5) }),
      show(ArticleList, showcases['article-list'].states.one, { articles: articles.slice(0, 1) }),
      show(ArticleList, showcases['article-list'].states.two, { articles: articles.slice(2, 4) }),
      show(ArticleList, showcases['article-list'].states.eight, { articles }),
    ],
  },
  'article-card': {
    ...described(showcases['article-card'], { article: 'BlogArticleHead', category: 'Category', early: 'boolean?' }),
    states: ({ articles: [first, second] }) => [
      show(ArticleCard, showcases['article-card'].states.usual, first!),
      show(ArticleCard, showcases['article-card'].states.long, longOf(first!)),
      show(ArticleCard, showcases['article-card'].states.unbroken, withWords(first!, { title: long.latin })),
      show(ArticleCard, showcases['article-card'].states.bare, bareOf(second!)),
      show(ArticleCard, showcases['article-card'].states.uncategorized, {
        ...second!,
        category: { ...second!.category, name: null },
      }),
    ],
  },
  'empty-state': {
    ...described(showcases['empty-state'], { title: 'ReactNode', text: 'string', children: 'ReactNode' }),
    states: () => [
      show(EmptyState, showcases['empty-state'].states.category, {
        title: <h2>{showcases['empty-state'].shown.category.title}</h2>,
        text: showcases['empty-state'].shown.category.text,
        children: toBlog,
      }),
      show(EmptyState, showcases['empty-state'].states.failed, {
        title: <h2>{showcases['empty-state'].shown.failed.title}</h2>,
        text: showcases['empty-state'].shown.failed.text,
        children: (
          <>
            {toBlog}{' '}
            <Button href="/" event={event} variant="secondary">
              {showcases['empty-state'].shown.toHome}
            </Button>
          </>
        ),
      }),
      show(EmptyState, showcases['empty-state'].states.long, {
        title: <h2>{long.title}</h2>,
        text: long.summary,
        children: toBlog,
      }),
    ],
  },
  pagination: {
    ...described(showcases.pagination, { page: 'number', pages: 'number', addressOf: '(page) => string' }),
    states: () => [
      show(Pagination, showcases.pagination.states.first, { page: 1, pages: 3, addressOf: () => blog }),
      show(Pagination, showcases.pagination.states.middle, { page: 25, pages: 50, addressOf: () => blog }),
      show(Pagination, showcases.pagination.states.last, { page: 50, pages: 50, addressOf: () => blog }),
      show(Pagination, showcases.pagination.states.many, { page: 10_000, pages: 50_000, addressOf: () => blog }),
      show(Pagination, showcases.pagination.states.one, { page: 1, pages: 1, addressOf: () => blog }),
    ],
  },
  'trial-card': {
    ...described(showcases['trial-card'], {}),
    states: () => [show(TrialCard, showcases['trial-card'].states.usual, {})],
  },
  'friendly-links': {
    ...described(showcases['friendly-links'], { links: 'BlogBlock[]' }),
    states: () => [
      show(FriendlyLinks, showcases['friendly-links'].states.usual, {
        links: [
          { id: 'a', link: 'https://doc.yunqiao.example', ...showcases['friendly-links'].shown.documents },
          { id: 'b', link: blog, ...showcases['friendly-links'].shown.blog },
          { id: 'c', ...showcases['friendly-links'].shown.nowhere },
        ],
      }),
      show(FriendlyLinks, showcases['friendly-links'].states.long, { links: [longBlock] }),
      show(FriendlyLinks, showcases['friendly-links'].states.none, { links: [] }),
    ],
  },
  breadcrumb: {
    ...described(showcases.breadcrumb, { steps: '{ name, address }[]' }),
    states: () => [
      show(Breadcrumb, showcases.breadcrumb.states.three, { steps: [...steps, category] }),
      show(Breadcrumb, showcases.breadcrumb.states.long, {
        steps: [...steps, category, { name: long.title, address: '#' }],
      }),
      show(Breadcrumb, showcases.breadcrumb.states.two, { steps }),
    ],
  },
} satisfies Record<string, BlogShowcase>;

/** As many entries as asked for, the same ones again where there are too few. */
function many<Item>(items: readonly Item[], count: number): Item[] {
  return items.length === 0 ? [] : Array.from({ length: count }, (_, index) => items[index % items.length]!);
}
