import type { Rendered, RenderJob } from './render-page.ts';
import type { RenderOptions } from './rendering.ts';
import { type PageRecord, pageRecord } from '../search/page-record.ts';
import { pageWords } from '../search/page-words.ts';

/** A rendered page as bytes, with its search record; null when it is not in the index. Created in the render thread, for concurrency. */
export type RecordedPage = Omit<Rendered, 'main'> & { main: Uint8Array; record: PageRecord | null };

type WithRecordOptions = {
  job: Pick<RenderJob, 'route' | 'searched'>;
  rendered: Rendered;
  input: Pick<RenderOptions, 'site' | 'search'>;
};

export function withRecord({ job: { route, searched }, rendered, input }: WithRecordOptions): RecordedPage {
  const { head, main } = rendered;
  const brand = input.site.brand[route.edition]!.name;
  const record = searched ? pageRecord({ words: pageWords({ html: head + main, brand }), limits: input.search }) : null;
  return { ...rendered, main: new TextEncoder().encode(main), record };
}
