import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Axe = {
  run: (
    within: string | Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Findings of axe in the current page, or in the part selected: one line per rule. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Evaluated, not added as an element: the content-security policy blocks other scripts.
  await page.evaluate(script);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: Axe };
    // Describing what passed takes a fifth of the processor time.
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, within);
}
