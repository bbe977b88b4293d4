import type { z } from 'zod';
import file from '../content/cats.json';
import type { catFile } from '../records/cats.ts';

export type Cat = z.infer<typeof catFile>[number];

/** The cats of the drawing contest, most votes first. */
export const cats = file as readonly Cat[];
