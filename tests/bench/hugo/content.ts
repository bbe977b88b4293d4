import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { CategoryArt } from '../../../components/blog/category-art.tsx';
import { looksOf } from '../../../components/blog/category-look.ts';
import type { BlogArticle, BlogType } from '../../../config/calls/blog.ts';
import { readingTime } from '../../../pages/blog/article/reading-time.ts';
import { markdownOf } from './markdown.ts';

/** A file of the Hugo site: front matter as JSON, and a body. */
export function contentFile(front: object, body: string): string {
  return `${JSON.stringify(front, null, 1)}\n\n${body}`;
}

/** The drawing of a category as our pages show it. Hugo gets it finished: it would have to be told how to draw. */
export function drawingOf(types: readonly BlogType[]): (drawn: { type: string; of: string }) => string {
  const looks = looksOf(types);
  return ({ type, of }) => renderToStaticMarkup(createElement(CategoryArt, { look: looks.get(type)!, of }));
}

/** An article as a file of its own: what the API says of it in front matter, its body in Markdown. */
export function articleFile(article: BlogArticle, art: string): string {
  const { title, summary, type, author, keywords, publishTime, updateTime, prev, next, related, content } = article;
  const front = {
    title,
    description: summary,
    author,
    subjects: keywords,
    category: [type],
    date: publishTime,
    lastmod: updateTime,
    older: prev,
    newer: next,
    fellows: related,
    art,
    minutes: readingTime(content),
  };
  return contentFile(front, markdownOf(content));
}
