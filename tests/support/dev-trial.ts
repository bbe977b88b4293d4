import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { DevServer } from './dev-server.ts';

/** Folder of a separate page, so that tests do not depend on the texts of real pages. */
export const folder = 'pages/products/trial';
const trialPage = `import { page } from '../../../components/define-page.ts';
import { Parts } from './parts.tsx';
import styles from './trial.module.css';

export default page({
  head: () => ({ title: 'A page to try', description: 'Its words change.' }),
  Body() {
    return (
      <div className={styles.ground}>
        <h1>First words</h1>
        <details><summary>More</summary><p>Opened</p></details>
        <label>Name <input name="visitor" /></label>
        <Parts names={['one', 'two']} />
      </div>
    );
  },
});
`;
const trialParts = `export function Parts({ names }: { names: readonly string[] }) {
  return <><ul>{names.map((name) => <li key={name}>{name}</li>)}</ul><Counter /></>;
}
import { Try } from '../../../components/try/try.tsx';
import counter from './try.ts';
function Counter() {
  return <Try of={counter} title="Counter" status="0"><button type="button">Count</button></Try>;
}
`;
/** Counts presses: its number is nowhere but in its script. */
const trialTry = `import { tryOut } from '../../../components/try/try-out.ts';

export default tryOut({
  name: 'trial',
  start({ stage, say, signal }) {
    let presses = 0;
    stage.addEventListener('click', () => say(String(++presses)), { signal });
  },
});
`;
const trialStyles = `@layer page {
  .ground {
    min-height: 3000px;
    color: rgb(1, 2, 3);
  }
}
`;

/** Adds the page to a copy of the project. */
export async function addTrial(project: string): Promise<void> {
  await mkdir(join(project, folder), { recursive: true });
  await writeFile(join(project, folder, 'page.tsx'), trialPage);
  await writeFile(join(project, folder, 'parts.tsx'), trialParts);
  await writeFile(join(project, folder, 'trial.module.css'), trialStyles);
  await writeFile(join(project, folder, 'try.ts'), trialTry);
  const table = join(project, 'config/routes/index.ts');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('"products/sms"', '"products/sms","products/trial","products/fax"'));
  const products = join(project, 'config/routes/products.ts');
  const row = "{ path: '/trial', name: 'Trial', page: 'products/trial' },";
  await writeFile(products, (await readFile(products, 'utf8')).replace("{ path: '/im',", `${row}\n  { path: '/im',`));
}

/** Opens the page, scrolled, with open details and a typed name. Real loads change its mark. */
export async function openTrial({ page, dev }: { page: Page; dev: DevServer }): Promise<void> {
  await page.goto(`${dev.zh}/trial`);
  // The runtime is live, and follows changes.
  await page.waitForSelector('[data-widget="announcer"]', { state: 'attached' });
  await page.locator('summary', { hasText: 'More' }).click();
  await page.fill('input[name="visitor"]', 'Lin');
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
    document.documentElement.setAttribute('data-login', 'unloaded');
  });
}

/** The state of the page. */
export const pageState = (page: Page) =>
  page.evaluate(() => ({
    scroll: scrollY,
    open: document.querySelector<HTMLDetailsElement>('main details')?.open,
    name: document.querySelector<HTMLInputElement>('input[name="visitor"]')?.value,
  }));

/** The same after `openTrial`. */
export const kept = { scroll: 700, open: true, name: 'Lin' };
