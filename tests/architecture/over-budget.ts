import type { PageBudget } from './page-budgets.ts';

/**
 * Pages over their budget, and the size that they may not exceed. Lower a ceiling when its page shrinks; never raise one. A page
 * leaves the list when it is within its budget.
 */
export const overBudget: Readonly<Record<string, PageBudget>> = {
  'blog/components': { lines: 820, css: 20 },
  'cases/list': { lines: 510, css: 260 },
  'cases/story': { lines: 580, css: 320 },
  'errors/error': { lines: 560, css: 280 },
  'legal/clauses': { lines: 320, css: 210 },
  'products/global': { lines: 1640, css: 520 },
  'products/im': { lines: 1680, css: 510 },
  'products/netcall': { lines: 1640, css: 230 },
  'products/rtc-ai': { lines: 1750, css: 500 },
  'products/sms': { lines: 1360, css: 290 },
  'products/whiteboard': { lines: 1120, css: 160 },
  'sdk/app': { lines: 1010, css: 390 },
  'solutions/edu': { lines: 2040, css: 650 },
  'videos/more': { lines: 380, css: 210 },
  'videos/tutorial': { lines: 720, css: 350 },
};
