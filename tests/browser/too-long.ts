import type { Lengths } from './page-lengths.ts';

/**
 * Pages over the budget of their kind, and what they may not exceed until they are mended: none is. Lower a number when a page
 * shrinks; never raise one. A page leaves the list when it is within its budget.
 */
export const tooLong: Readonly<Record<string, Readonly<Partial<Lengths>>>> = {};
