import * as words from './words.yaml';

const tints = ['var(--tint)', 'var(--second)', 'var(--third)', 'var(--muted)'] as const;

export const books = words.books.map((book, index) => ({ ...book, tint: tints[index]! }));

export const pagesOf = ({ chapters }: { chapters: readonly (readonly [string, number])[] }): number =>
  chapters.reduce((sum, [, pages]) => sum + pages, 0);
