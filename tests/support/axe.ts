import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Axe = { run: (within?: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** Findings of axe in the current page, or in the part selected: one line per rule. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Evaluated, not added as an element: the content-security policy blocks other scripts.
  await page.evaluate(script);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await (selector ? axe.run(selector) : axe.run());
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, within);
}
