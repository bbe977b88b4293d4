import type { Page } from '../define/page.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import { PageError } from './page-error.ts';

/** Loads a page. Throws a `PageError` when its file does not define one. */
export async function loadPage({ code, name }: { code: SiteCode; name: string }): Promise<Page> {
  const { default: page } = (await code.pages[name]!()) as { default?: Partial<Page> };
  if (typeof page?.Body === 'function') return page as Page;
  const message = page
    ? 'the default export has no Body: write `export default page({ Body() { … } })`'
    : 'no default export: write `export default page({ … })`';
  throw new PageError({ message, stack: '', components: '' });
}
