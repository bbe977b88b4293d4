import type { Rendered, RenderJob } from './render-page.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { pageRecord } from '../search/page-record.ts';
import { pageWords } from '../search/page-words.ts';

/** A rendered page with its search record as JSON; null when it is not in the index. Created in the render thread, for concurrency. */
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
