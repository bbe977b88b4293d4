import type { Rendered, RenderJob } from './render-page.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { pageRecord } from '../search/page-record.ts';
import { pageWords } from '../search/page-words.ts';

/** A rendered page with what the search index says of it, as JSON; null where searches do not find it. Made where the page is rendered, several at a time. */
export type RecordedPage = Rendered & { record: string | null };

type WithRecordInput = {
  job: Pick<RenderJob, 'route' | 'searched'>;
  rendered: Rendered;
  site: Pick<PageConfig, 'brand'>;
};

export function withRecord({ job: { route, searched }, rendered, site }: WithRecordInput): RecordedPage {
  if (!searched) return { ...rendered, record: null };
  const html = rendered.head + Buffer.from(rendered.main).toString();
  return {
    ...rendered,
    record: JSON.stringify(pageRecord(pageWords({ html, brand: site.brand[route.edition].name }))),
  };
}
