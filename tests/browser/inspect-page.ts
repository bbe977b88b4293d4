import type { ConsoleMessage, Page } from 'playwright';
import { axeFindings } from '../support/axe.ts';
import { leastSizes, type MeasuredWidth } from './art-letters.ts';
import { type HeaderEdge, headerEdge } from './header-edge.ts';
import { type Lengths, lengthsOf } from './page-lengths.ts';

/** Letters of drawings below the least size for a width of the window: how many, and the first of them. */
export type SmallLetters = { count: number; example: string };
export type Inspection = {
  /** What the console reported as errors. */
  errors: string[];
  axe: string[];
  /** Visible `<h1>`. */
  headings: number;
  /** By the width of the window: CSS pixels that the page is wider than it. */
  overflow: Record<1440 | 1024, number>;
  smallLetters: Record<MeasuredWidth, SmallLetters>;
  lengths: Record<1440 | 390, Lengths>;
  header: HeaderEdge | null;
  /** Links in running text that look like the words around them. */
  hiddenLinks: string[];
  text: string;
};

const height = 900;

export type InspectPageOptions = {
  page: Page;
  address: string;
  /** Selector of the part that axe looks at; the whole page without it. */
  within?: string;
  /** Selector of what is left out of the text. */
  apart?: string;
};

/** Opens an address and measures the page in a wide window, a narrow one and that of a phone. One tab may inspect many, one after another. */
export async function inspectPage({ page, address, within, apart }: InspectPageOptions): Promise<Inspection> {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // The browser reports the status of an error page as an error of its own.
    if (message.type() === 'error' && !/status of (404|5\d\d)/.test(message.text())) errors.push(message.text());
  };
  const onError = (error: Error) => void errors.push(error.message);
  // Without its content, the page before is not laid out once more for the wide window.
  await page.evaluate(() => document.documentElement.replaceChildren());
  await page.setViewportSize({ width: 1440, height });
  page.on('console', onConsole).on('pageerror', onError);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const header = await headerEdge(page);
  const axe = await axeFindings(page, within);
  const headings = await visibleHeadings(page);
  const hiddenLinks = await linksLikeText(page);
  const text = await textOf(page, apart);
  const wide = await overflowOf(page);
  const atWide = await lengthsOf(page);
  await page.setViewportSize({ width: 1024, height });
  const narrow = await overflowOf(page);
  const atNarrow = await smallLetters(page, leastSizes[1024]);
  await page.setViewportSize({ width: 390, height });
  const atPhone = await smallLetters(page, leastSizes[390]);
  const lengths = { 1440: atWide, 390: await lengthsOf(page) };
  page.off('console', onConsole).off('pageerror', onError);
  return {
    errors,
    axe,
    headings,
    overflow: { 1440: wide, 1024: narrow },
    smallLetters: { 1024: atNarrow, 390: atPhone },
    lengths,
    header,
    hiddenLinks,
    text,
  };
}

const visibleHeadings = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll('h1')].filter(isVisible).length;
  });

const linksLikeText = (page: Page) =>
  page.evaluate(() => {
    const isBesideText = ({ parentElement }: Element) =>
      [...parentElement!.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]{2}/u.test(node.data));
    const looksLikeText = (link: Element) => {
      const [own, around] = [getComputedStyle(link), getComputedStyle(link.parentElement!)];
      return own.textDecorationLine === 'none' && own.borderBottomWidth === '0px' && own.color === around.color;
    };
    return [...document.querySelectorAll<HTMLElement>('main a')]
      .filter((link) => link.checkVisibility() && isBesideText(link) && looksLikeText(link))
      .map((link) => link.innerText);
  });

const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/**
 * What a page says. Forms, the controls of try-outs and the buttons that copy are left out: they show with their script alone. So is what
 * `apart` selects.
 */
export async function textOf(page: Page, apart?: string): Promise<string> {
  const selector = ['[data-controls]', '[data-form]', '[data-copy] > button', ...(apart ? [apart] : [])].join();
  const text = await page.evaluate((selector) => {
    const hidden = [...document.querySelectorAll<HTMLElement>(selector)];
    const before = hidden.map(({ style }) => style.cssText);
    for (const { style } of hidden) style.setProperty('display', 'none', 'important');
    const said = document.querySelector('main')!.innerText;
    for (const [at, { style }] of hidden.entries()) style.cssText = before[at]!;
    return said;
  }, selector);
  return text.replace(/\s+/g, ' ');
}

function smallLetters(page: Page, least: number): Promise<SmallLetters> {
  return page.evaluate((size) => {
    let count = 0;
    let example = '';
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!.trim();
      const parent = texts.currentNode.parentElement!;
      if (text === '' || !parent.closest('svg, [role="img"]') || parent.closest('title, style')) continue;
      if (!parent.checkVisibility()) continue;
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()! : null;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      const shown = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      // A twentieth of a pixel is rounding.
      if (shown > size - 0.05) continue;
      count += [...text.replace(/\s/g, '')].length;
      example ||= `"${text}" at ${shown.toFixed(1)} px`;
    }
    return { count, example };
  }, least);
}
