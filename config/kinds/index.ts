/**
 * The kinds of records that need nothing but a row: each has a list in pages, a page for each record, and its calls. `site new kind NAME`
 * writes one.
 */
export const kinds = [] as const;
