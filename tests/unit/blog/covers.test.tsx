import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { categoryFinder } from '../../../components/blog/category.ts';
import { Cover } from '../../../components/blog/cover.tsx';
import { keyFigure } from '../../../components/blog/key-figure.ts';
import { starter } from '../embedded-api/support/starter-content.ts';

const { articles: written, blogType } = await readContent(starter);
const articles = written.map(({ head }) => head);

it('covers are drawn from the figure of their article, and no two are alike', () => {
  const find = categoryFinder({ types: blogType, covers: [] });
  const covers = articles.map((article) =>
    renderToStaticMarkup(<Cover category={find(article.type)} of={article.id} figure={keyFigure(article)} />),
  );
  expect(covers.length).toBeGreaterThan(30);
  expect(new Set(covers).size).toBe(covers.length);
  expect(articles.filter((article) => keyFigure(article) === null).map(({ id }) => id)).toEqual(['jitter-buffer']);
});

it('a change is drawn to scale', () => {
  const find = categoryFinder({ types: blogType, covers: [] });
  const figure = keyFigure({ title: '首帧从 1.2 秒到 300 毫秒', summary: '' });
  const drawn = renderToStaticMarkup(<Cover category={find('live')} of="a" figure={figure} />);
  expect([...drawn.matchAll(/h(\d+)v20/g)].map(([, length]) => Number(length))).toEqual([272, 68]);
  expect(drawn).toContain('300');
});

it('what is counted is named where its unit does not say it', () => {
  const counted = (title: string) => keyFigure({ title, summary: '' });
  expect(counted('九个要先说清楚的问题')).toEqual({ value: '9', unit: '个', noun: '问题' });
  expect(counted('列出十种失败的原因、占比')).toEqual({ value: '10', unit: '种', noun: '原因' });
  expect(counted('把黑屏拆成四个成因')).toEqual({ value: '4', unit: '个', noun: '成因' });
  expect(counted('三道关')).toEqual({ value: '3', unit: '道' });
  const find = categoryFinder({ types: blogType, covers: [] });
  const cover = <Cover category={find('im')} of="a" figure={counted('九个要先说清楚的问题')} />;
  expect(renderToStaticMarkup(cover)).toContain(' 个问题</tspan>');
});
