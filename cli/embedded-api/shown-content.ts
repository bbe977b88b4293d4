import type { HiddenRecord } from '../define/call.ts';
import { earliest, isShown, nextChange, type Viewing, whyHidden } from '../define/publication.ts';
import type { Content } from './content.ts';

/** The content without hidden records, such as drafts. */
export function shownContent(content: Content, viewing: Viewing): Content {
  return {
    ...content,
    articles: content.articles.filter(({ head }) => isShown(head, viewing)),
    cases: content.cases.filter((one) => isShown(one, viewing)),
    videoList: content.videoList.filter((video) => isShown(video, viewing)),
  };
}

/** The articles, cases and videos that `shownContent` leaves out. */
export function hiddenRecords({ articles, cases, videoList }: Content, viewing: Viewing): HiddenRecord[] {
  const records = [
    ...articles.map(({ head }) => ({ kind: 'article', ...head }) as const),
    ...cases.map((one) => ({ kind: 'case', ...one }) as const),
    ...videoList.map((video) => ({ kind: 'video', ...video }) as const),
  ];
  return records
    .filter((record) => !isShown(record, viewing))
    .map((record) => ({ kind: record.kind, id: record.id, ...whyHidden(record, viewing) }));
}

/** When the next record appears or expires, milliseconds since the epoch; null when none does. */
export function nextChangeOf({ articles, cases, videoList }: Content, viewing: Viewing): number | null {
  const records = [...articles.map(({ head }) => head), ...cases, ...videoList];
  return earliest(records.map((record) => nextChange(record, viewing)));
}
