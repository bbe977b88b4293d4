import { expect, it } from 'vitest';
import * as z from 'zod';
import { linksOf } from '../../../cli/content/links.ts';

const linksIn = (content: string) =>
  linksOf({ row: { data: z.object({ content: z.string() }), html: ['content'] }, data: { id: 'one', content } });

it('names the links of HTML to paths of this site, each once', () => {
  const html =
    '<a href="/im?x=1&amp;y">1</a><A title=x HREF=\'/rtc#top\'>2</A><a href="/im">3</a><a href="//evil.example">4</a><a href="https://a.example">5</a>';
  expect(linksIn(html).map(({ to }) => to)).toEqual(['/im', '/rtc']);
});

it('reads a megabyte of unclosed tags in time that grows with its length', () => {
  expect(linksIn(`${'<a '.repeat(330_000)}<a href="/im">`).map(({ to }) => to)).toEqual(['/im']);
}, 5_000);
