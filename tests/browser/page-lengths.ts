import type { Page } from 'playwright';
import { routes } from '../../config/routes/index.ts';
import { tooLong } from './too-long.ts';

/** How long a page is. Folded parts do not count: they are looked up, not read. */
export type Lengths = {
  /** CSS pixels from the header to the end of the footer. */
  height: number;
  /** Sections of `<main>`; the call to act counts with the one before it, as its last row. */
  sections: number;
  /** Sections in a row that alternate between two grounds. Neighbours on the same ground count as one. */
  alternating: number;
  /** Visible tables. */
  tables: number;
  /** Visible code windows. */
  codes: number;
};

type Budget = Partial<Lengths>;

/** Longest page of each kind, in a window of 1440; pages for phones in one of 390. */
const budgets = {
  home: { height: 6000, sections: 8, alternating: 4, tables: 1, codes: 1 },
  product: { height: 8000, sections: 9, alternating: 4, tables: 1, codes: 1 },
  price: { height: 5500, alternating: 4, codes: 1 },
  company: { height: 4000, alternating: 4, tables: 1, codes: 1 },
  campaign: { height: 5000, alternating: 4, tables: 1, codes: 1 },
  certificate: { height: 3000, alternating: 4, tables: 1, codes: 1 },
  landing: { height: 3600, alternating: 4, tables: 1, codes: 1 },
  phone: { height: 3000, tables: 1, codes: 1 },
} as const satisfies Record<string, Budget>;
type Kind = keyof typeof budgets;

/** Kinds by the folder of the page or its area. Texts, lists of articles and lessons, downloads and tools are as long as what they show. */
const kinds: Readonly<Record<string, Kind>> = {
  home: 'home',
  products: 'product',
  solutions: 'product',
  price: 'price',
  cases: 'company',
  company: 'company',
  partners: 'company',
  promotions: 'campaign',
  'promotions/talks-phone': 'phone',
  certification: 'certificate',
  landing: 'landing',
  phone: 'phone',
  'english/home': 'home',
  'english/im': 'product',
  'english/agents': 'product',
  'english/calls': 'product',
  'english/live-streaming': 'product',
  'english/text-messages': 'product',
  'english/security': 'product',
  'english/case-yinghai': 'company',
  'english/case-zhenxi': 'company',
  'english/pricing': 'price',
  'english/white-paper': 'landing',
  'english/about': 'company',
};

/** The kind of a page by its name, which is its edition and address; undefined where no budget applies. */
export function kindOf(name: string): Kind | undefined {
  const [edition, address] = name.split(' ') as [string, string];
  const row = routes.find((route) => route.edition === edition && route.path === address);
  return row && (kinds[row.page] ?? kinds[row.page.split('/')[0]!]);
}

/** What of a page exceeds the budget of its kind, or its ceiling where it did so before; a line each. */
export function lengthProblems(name: string, lengths: Lengths, listed: typeof tooLong = tooLong): string[] {
  const kind = kindOf(name);
  if (!kind) return [];
  const budget: Budget = budgets[kind];
  const ceilings = listed[name] ?? {};
  return (Object.keys(budget) as (keyof Lengths)[]).flatMap((what) => {
    const allowed = budget[what]!;
    const ceiling = ceilings[what] ?? allowed;
    if (lengths[what] > ceiling) return [`${what} is ${lengths[what]}, at most ${ceiling} for a page of kind ${kind}`];
    return lengths[what] <= allowed && ceiling > allowed
      ? [`${what} is within its budget: remove it from too-long.ts`]
      : [];
  });
}

/** Measures the page as it is shown. */
export const lengthsOf = (page: Page): Promise<Lengths> =>
  page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((element) => element.checkVisibility());
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const none = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return none ? groundOf(element.parentElement) : `${backgroundColor} ${backgroundImage}`;
    };
    const sections = visible('section').filter(
      (section) => !section.parentElement!.closest('section') && !section.matches('.start_act'),
    );
    const grounds = sections.map(groundOf).filter((ground, index, all) => ground !== all[index - 1]);
    const runs = grounds.map((_, start) => {
      const end = grounds.findIndex((ground, index) => index > start + 1 && ground !== grounds[index - 2]);
      return (end < 0 ? grounds.length : end) - start;
    });
    return {
      height: document.documentElement.scrollHeight,
      sections: sections.length,
      alternating: Math.max(0, ...runs),
      tables: visible('table').length,
      codes: visible('pre').length,
    };
  });
