import type { Rendered, RenderJob } from './render-page.ts';
import type { PageConfig } from '../define/config.ts';
import { type PageRecord, pageRecord } from '../search/page-record.ts';
import { pageWords } from '../search/page-words.ts';

/** A rendered page as bytes, with its search record; null when it is not in the index. Created in the render thread, for concurrency. */
export type RecordedPage = Omit<Rendered, 'main'> & { main: Uint8Array; record: PageRecord | null };

type WithRecordInput = {
  job: Pick<RenderJob, 'route' | 'searched'>;
  rendered: Rendered;
  site: Pick<PageConfig, 'brand'>;
};

export function withRecord({ job: { route, searched }, rendered, site }: WithRecordInput): RecordedPage {
  const { head, main } = rendered;
  const brand = site.brand[route.edition]!.name;
  const record = searched ? pageRecord(pageWords({ html: head + main, brand })) : null;
  return { ...rendered, main: new TextEncoder().encode(main), record };
}
