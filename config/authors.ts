import type { z } from 'zod';
import file from './content/blog/authors.json';
import type { authorFile } from './records/authors.ts';

export type Author = z.infer<typeof authorFile>['authors'][number];

const read: z.infer<typeof authorFile> = file;

/** People who write for the blog. They are of this site and not of the content API, whose articles have names of authors alone. */
export const authors: readonly Author[] = read.authors;

/** The author of this name; undefined for one without a page, such as a team. */
export const authorNamed = (name: string): Author | undefined => authors.find((one) => one.name === name);
