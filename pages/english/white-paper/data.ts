import { chapters } from './words.yaml';

export const lastPage = 40;

export const pagesOf = (index: number): number => (chapters[index + 1]?.from ?? lastPage + 1) - chapters[index]!.from;
