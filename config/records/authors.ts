import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { recordName } from './amounts.ts';
import { said } from './said.ts';

const author = z.object({
  id: recordName.meta(said('Last part of the address, /dev-blog/author/<id>', '地址的最后一段，/dev-blog/author/<id>')),
  name: text.meta(said('Name, as articles give their author', '姓名，与文章里写的作者一致')),
  role: text.meta(said('What they do in the company', '在公司做什么')),
  summary: text.meta(said('Who they are, in one sentence', '一句话介绍')),
  about: text.meta(said('What they write about', '写些什么')),
});

/** `blog/authors.json`: people who write for the blog and have a page. */
export const authorFile = z.object({ authors: z.array(author).min(1) }).superRefine(({ authors }, context) => {
  for (const field of ['id', 'name'] as const)
    authors.forEach((one, index) => {
      if (authors.findIndex((other) => other[field] === one[field]) < index)
        context.addIssue({
          code: 'custom',
          path: ['authors', index, field],
          message: `another author has the ${field} ${one[field]}`,
        });
    });
});
