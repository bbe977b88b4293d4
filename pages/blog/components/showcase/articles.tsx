import type { ReactNode } from 'react';
import { Contents } from '../../../../components/prose/contents.tsx';
import { fit } from '../../../../components/prose/fit.ts';
import { headingsOf, type Section } from '../../../../components/prose/headings.ts';
import { Prose } from '../../../../components/prose/prose.tsx';
import { filled } from '../../../../components/ui/filled.ts';
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
import { long, showcases } from '../words.yaml';
import { bareOf, longOf, withWords } from './samples.ts';
import { type BlogShowcase, described, show } from './showcase.tsx';
import { text, wideText } from './text.ts';

const fitted = (html: string) => fit({ html, edition: 'zh' });
/** Links of a sample lead to the page's own beginning: its sections are not on the page. */
const own = 'main';
const chapters = (count: number): Section[] =>
  Array.from({ length: count }, (_, index) => ({
    id: own,
    text: showcases.contents.shown.chapter({ number: index + 1 }),
    parts: [],
  }));
const sections = () =>
  headingsOf(fitted(text)).map(({ parts, ...section }) => ({
    ...section,
    id: own,
    parts: parts.map((part) => ({ ...part, id: own })),
  }));

const Head = (props: Listed & { minutes: number }) => <ArticleHead heading="h2" {...props} />;
const Gallery = ({ children }: { children: ReactNode }) => <div className={gallery.gallery}>{children}</div>;

const { charts, titles } = showcases.cover.shown;
const [morning, evening] = ['2026-03-05T10:00:00+08:00', '2026-03-04T20:00:00Z'];

/** The parts that an article of the blog is made of. */
export const articleShowcases = {
  cover: {
    ...described(showcases.cover, {
      image: 'string?',
      category: 'Category',
      of: 'string',
      first: 'string?',
      figure: 'KeyFigure?',
      early: 'boolean?',
    }),
    states: ({ articles: [first] }) => [
      show(Gallery, showcases.cover.states.first, {
        children: charts.map((text) => <Cover key={text} category={first!.category} of={text} first={text} />),
      }),
      show(Gallery, showcases.cover.states.figure, {
        children: titles.map((title) => (
          <Cover key={title} category={first!.category} of={title} figure={keyFigure({ title, summary: '' })} />
        )),
      }),
      show(Cover, showcases.cover.states.subject, { category: first!.category, of: 'a' }),
      show(Cover, showcases.cover.states.own, { image: '/icon-512.png', category: first!.category, of: 'b' }),
    ],
  },
  'category-art': {
    ...described(showcases['category-art'], { look: 'Look', of: 'string' }),
    states: ({ articles }) => [
      show(Gallery, filled(showcases['category-art'].states.all, { subjects: subjectNames.length }), {
        children: subjectNames.map((subject, index) => (
          <CategoryArt key={subject} look={{ subject, ground: grounds[index % grounds.length]! }} of={subject} />
        )),
      }),
      show(Gallery, showcases['category-art'].states.alike, {
        children: articles
          .slice(0, 4)
          .map(({ article }) => (
            <CategoryArt key={article.title} look={{ subject: 'wave', ground: 'primary' }} of={article.title} />
          )),
      }),
    ],
  },
  'category-link': {
    ...described(showcases['category-link'], { category: 'Category' }),
    states: ({ articles: [first] }) => [
      show(CategoryLink, showcases['category-link'].states.usual, { category: first!.category }),
      show(CategoryLink, showcases['category-link'].states.unlisted, { category: { ...first!.category, name: null } }),
    ],
  },
  'article-head': {
    ...described(showcases['article-head'], {
      heading: "'h1' | 'h2'",
      article: 'BlogArticleHead',
      category: 'Category',
      minutes: 'number',
    }),
    states: ({ articles: [first, second] }) => [
      show(Head, showcases['article-head'].states.updated, { ...first!, minutes: 8 }),
      show(Head, showcases['article-head'].states.published, {
        ...withWords(second!, { updateTime: second!.article.publishTime }),
        minutes: 1,
      }),
      show(Head, showcases['article-head'].states.bare, { ...bareOf(second!), minutes: 3 }),
      show(Head, showcases['article-head'].states.long, { ...longOf(first!), minutes: 128 }),
    ],
  },
  'day-time': {
    ...described(showcases['day-time'], { moment: 'string' }),
    states: () => [
      show(DayTime, filled(showcases['day-time'].states.day, { morning }), { moment: morning }),
      show(DayTime, filled(showcases['day-time'].states.evening, { evening }), { moment: evening }),
    ],
  },
  contents: {
    ...described(showcases.contents, { sections: 'Section[]' }),
    states: () => [
      show(Contents, showcases.contents.states.usual, { sections: sections() }),
      show(Contents, showcases.contents.states.many, { sections: chapters(14) }),
      show(Contents, showcases.contents.states.long, {
        sections: [{ id: own, text: long.title, parts: [{ id: own, text: long.latin }] }, ...chapters(1)],
      }),
      show(Contents, showcases.contents.states.one, { sections: chapters(1) }),
    ],
  },
  prose: {
    ...described(showcases.prose, { html: 'string' }),
    states: () => [
      show(Prose, showcases.prose.states.usual, { html: fitted(text) }),
      show(Prose, showcases.prose.states.wide, { html: fitted(wideText) }),
    ],
  },
  related: {
    ...described(showcases.related, { articles: '{ id, title }[]' }),
    states: ({ articles }) => [
      show(Related, showcases.related.states.three, { articles: articles.slice(0, 3).map(({ article }) => article) }),
      show(Related, showcases.related.states.one, { articles: articles.slice(0, 1).map(({ article }) => article) }),
      show(Related, showcases.related.states.long, {
        articles: articles.slice(0, 2).map(({ article }) => ({ ...article, title: long.title })),
      }),
      show(Related, showcases.related.states.none, { articles: [] }),
    ],
  },
  neighbours: {
    ...described(showcases.neighbours, { prev: '{ id, title } | null', next: '{ id, title } | null' }),
    states: ({ articles: [first, second] }) => [
      show(Neighbours, showcases.neighbours.states.both, { prev: first!.article, next: second!.article }),
      show(Neighbours, showcases.neighbours.states.earlier, { prev: first!.article, next: null }),
      show(Neighbours, showcases.neighbours.states.later, { prev: null, next: second!.article }),
      show(Neighbours, showcases.neighbours.states.long, {
        prev: { ...first!.article, title: long.title },
        next: second!.article,
      }),
      show(Neighbours, showcases.neighbours.states.none, { prev: null, next: null }),
    ],
  },
} satisfies Record<string, BlogShowcase>;
