import { type DatedRecord, isShown, type Viewing } from '#generator';
import type { Content } from './content.ts';

/** The content without hidden records, such as drafts. */
export function shownContent(content: Content, viewing: Viewing): Content {
  return {
    ...content,
    articles: content.articles.filter(({ head }) => isShown(head, viewing)),
    cases: content.cases.filter((one) => isShown(one, viewing)),
    videoList: content.videoList.filter((video) => isShown(video, viewing)),
    bannerList: content.bannerList.filter((banner) => isShown(banner, viewing)),
    bannerActivity: content.bannerActivity.filter((activity) => isShown(activity, viewing)),
  };
}

/** The records with publication and expiry dates. */
export const datedRecords = ({ articles, cases, videoList, bannerList, bannerActivity }: Content): DatedRecord[] => [
  ...articles.map(({ head }) => ({ kind: 'article', ...head })),
  ...cases.map((one) => ({ kind: 'case', ...one })),
  ...videoList.map((video) => ({ kind: 'video', ...video })),
  ...bannerList.map((banner) => ({ kind: 'banner', ...banner })),
  ...bannerActivity.map((activity) => ({ kind: 'activity', ...activity })),
];
