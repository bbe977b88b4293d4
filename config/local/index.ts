import { defineLocalContent } from '#generator';
import { figureProblems } from '../rules/figure-blocks.ts';
import { videoProblems } from '../rules/video-blocks.ts';
import { type CompleteParts, type Content, type ContentParts, contentOf } from './content.ts';
import { handlersOf } from './handlers.ts';
import { parts } from './parts.ts';
import { refusals } from './refusals.ts';
import { relationProblems } from './relations.ts';
import { samplesOf } from './samples.ts';
import { datedRecords, shownContent } from './shown-content.ts';
import type { NamedSite } from './starter-menus.ts';
import { site } from '../site.ts';
import { textFile, textsOf } from './texts.ts';
import { cutLists, lateLecturers, unshownRecords } from './unshown-records.ts';

/** The content files of this site, and the responses that they become. */
export const local = defineLocalContent<Content>({
  parts,
  problems: ({ parts: read, ...check }) => relationProblems({ ...check, parts: read as ContentParts }),
  of: (read) => contentOf(read as CompleteParts),
  shown: shownContent,
  dated: datedRecords,
  notGenerated: ({ blogType }, count) =>
    blogType.length > 0
      ? null
      : {
          what: 'no category for generated articles',
          where: 'blog/types.json',
          why: `${count} articles were requested and the file lists no category`,
          fix: 'add a category, or request no articles',
        },
  handlers: ({ site, ...input }) => handlersOf({ ...input, site: site as NamedSite & typeof site }),
  samples: samplesOf,
  counts: ({
    articles,
    cases,
    navigation,
    lecturerList,
    videoList,
    demoList,
    demoDownloadList,
    bannerList,
    protocols,
  }) => ({
    articles: articles.length,
    cases: cases.length,
    menus: Object.keys(navigation).length,
    lecturers: lecturerList.length,
    videos: videoList.length,
    demos: demoList.length,
    downloads: demoDownloadList.length,
    banners: bannerList.length,
    legalTexts: protocols.zh.length + protocols.en.length,
  }),
  texts: textsOf,
  textProblems: (html) => [
    ...figureProblems(html).map((found) => ({
      ...found,
      what: 'a figure is not drawn',
      fix: 'the content README lists the kinds of figures, their keys and their rows; until then its data is shown as code',
    })),
    ...videoProblems(html, site).map((found) => ({
      ...found,
      what: 'a video is not shown',
      fix: 'the content README lists the keys of a video; until then its data is shown as code',
    })),
  ],
  textFile,
  refusals,
  unused: ({ content, shown, ...input }) => [
    ...unshownRecords({ ...input, content: shown }),
    ...cutLists({ ...input, content }),
    ...lateLecturers({ ...input, content }),
  ],
});
