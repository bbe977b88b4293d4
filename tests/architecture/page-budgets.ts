/** What a page's folder may hold: lines of scripts and styles all in all, and of styles alone, as the formatter leaves them. */
export type PageBudget = { lines: number; css: number };

/** Pages that may cost more than others. */
export const flagships: readonly string[] = [
  'home/home',
  'english/home',
  // The one product page of the English edition.
  'english/im',
  'products/im',
  'products/netcall',
  'products/rtc-ai',
];

/** Areas whose pages are made from a template: a budget for each address of a page, its share of the template included. */
export const familyAreas: readonly string[] = ['certification', 'partners', 'price', 'promotions', 'phone'];

export const budgets = {
  flagship: { lines: 1200, css: 400 },
  page: { lines: 600, css: 120 },
  member: { lines: 250, css: 60 },
} as const satisfies Record<string, PageBudget>;
