import { recordKind } from '#generator/records';
import { anyText, html, publication, published, text } from '../calls/shapes.ts';

/** People who write for the blog. An article names its author by `authorId`; one without is of a team, or of somebody without a page. */
export const author = recordKind({
  name: 'author',
  edition: 'zh',
  address: '/dev-blog/author',
  further: 'page',
  onPage: 100,
  folder: 'blog/authors',
  page: 'blog/author',
  api: '/api/v2/blog/client/author',
  about: 'Authors of the blog.',
  fields: {
    name: text.meta({ description: 'Name', 'x-zh': '姓名' }),
    role: text.meta({ description: 'What they do in the company', 'x-zh': '在公司做什么' }),
    summary: anyText.meta({ description: 'Who they are, in one sentence', 'x-zh': '一句话介绍' }),
    ...published,
    ...publication,
  },
  content: html,
  template: {
    needs: ({ title, summary }) => ({ title, summary }),
    front: ({ title, summary }) => ({ name: title, role: '工程师', summary, draft: true }),
  },
});
