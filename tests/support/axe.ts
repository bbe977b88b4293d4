import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds wrong with a page as it now stands, a line for each rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated, not added as an element: the pages' policy runs nobody else's scripts.
  await page.evaluate(await readFile(script, 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}
