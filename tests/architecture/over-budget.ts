import type { PageBudget } from './page-budgets.ts';

/**
 * Pages over their budget, and the size that they may not exceed. Lower a ceiling when its page shrinks; never raise one. A page
 * leaves the list when it is within its budget.
 */
export const overBudget: Readonly<Record<string, PageBudget>> = {
  'blog/components': { lines: 768, css: 11 },
};
