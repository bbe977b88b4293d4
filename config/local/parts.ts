import { z } from 'zod';
import type { ContentPart } from '#generator';
import { calls } from '../calls/index.ts';
import { productCodes } from '../products.ts';
import { clausesAddress } from '../protocols.ts';
import { reservedArticleIds } from '../rules/record-id.ts';
import { authorFile } from '../records/authors.ts';
import { campaignFile } from '../records/campaigns.ts';
import { catFile } from '../records/cats.ts';
import { certificateFile } from '../records/certificates.ts';
import { challengeFile } from '../records/challenge-works.ts';
import { dollarPriceFile } from '../records/dollar-prices.ts';
import { offerFile } from '../records/offers.ts';
import { officeFile } from '../records/offices.ts';
import { partnerFile } from '../records/partners.ts';
import { priceFile } from '../records/prices.ts';
import { incidentFile } from '../records/incidents.ts';
import { lessonFrameFile } from '../records/lesson-frames.ts';
import { talkNoteFile } from '../records/talk-notes.ts';
import { talkSlideFile } from '../records/talk-slides.ts';
import { chooserFile } from '../records/chooser.ts';
import { errorHelpFile } from '../records/error-help.ts';
import { legalTextFile } from '../records/legal-texts.ts';
import { priceExampleFile } from '../records/price-examples.ts';
import { socialMarketFile } from '../records/social-markets.ts';
import { articleFile, articleFront, blogBlocks, caseFront, demoFront, pageFile, protocolFront } from './schemas.ts';

const isProduct = (name: string) => (productCodes as readonly string[]).includes(name);

/** The files of the content folder; see config/content/README.md. Those of cases, lessons, demos and legal texts are optional. */
export const parts = {
  prices: { kind: 'file', path: 'prices.json', schema: priceFile, code: true, seen: () => '/price' },
  dollarPrices: {
    kind: 'file',
    path: 'dollar-prices.json',
    schema: dollarPriceFile,
    code: true,
    seen: () => '/en/price',
  },
  campaigns: { kind: 'file', path: 'campaigns.json', schema: campaignFile, code: true },
  offerTerms: { kind: 'file', path: 'offers.json', schema: offerFile, code: true, seen: () => '/promotion/recommend' },
  certificates: {
    kind: 'file',
    path: 'certificates.json',
    schema: certificateFile,
    code: true,
    seen: () => '/certification/level3',
  },
  incidents: { kind: 'file', path: 'incidents.json', schema: incidentFile, code: true, seen: () => '/about' },
  offices: { kind: 'file', path: 'offices.json', schema: officeFile, code: true, seen: () => '/about' },
  challengeWorks: {
    kind: 'file',
    path: 'challenge-works.json',
    schema: challengeFile,
    code: true,
    seen: () => '/promotion/minichallenge',
  },
  cats: {
    kind: 'file',
    path: 'cats.json',
    schema: catFile,
    code: true,
    seen: () => '/promotion/cat1024',
  },
  talkNotes: {
    kind: 'file',
    path: 'talk-notes.json',
    schema: talkNoteFile,
    code: true,
    seen: () => '/promotion/mctalkDetail3',
  },
  talkSlides: {
    kind: 'file',
    path: 'talk-slides.json',
    schema: talkSlideFile,
    code: true,
    seen: () => '/promotion/mctalk4',
  },
  lessonFrames: {
    kind: 'file',
    path: 'lesson-frames.json',
    schema: lessonFrameFile,
    code: true,
    seen: () => '/videoTutorial',
  },
  partners: {
    kind: 'file',
    path: 'partners.json',
    schema: partnerFile,
    code: true,
    seen: () => '/partner',
  },
  priceExamples: {
    kind: 'file',
    path: 'price-examples.json',
    schema: priceExampleFile,
    code: true,
    seen: () => '/price',
  },
  chooser: { kind: 'file', path: 'chooser.json', schema: chooserFile, code: true, seen: () => '/' },
  socialMarkets: {
    kind: 'file',
    path: 'social-markets.json',
    schema: socialMarketFile,
    code: true,
    seen: () => '/global/social',
  },
  legalTexts: { kind: 'file', path: 'legal-texts.json', schema: legalTextFile, code: true, seen: () => '/clauses' },
  errorHelp: { kind: 'file', path: 'error-help.json', schema: errorHelpFile, code: true },
  navigation: { kind: 'files', path: 'navigation', schema: calls.navigation.data.valueType },
  seoInfo: { kind: 'file', path: 'seo.json', schema: calls.seoInfo.data },
  commonData: { kind: 'file', path: 'common.json', schema: calls.commonData.data },
  bannerList: { kind: 'file', path: 'banners.json', schema: calls.bannerList.data, seen: () => '/' },
  bannerActivity: { kind: 'file', path: 'activities.json', schema: calls.bannerActivity.data, seen: () => '/' },
  authors: { kind: 'file', path: 'blog/authors.json', schema: authorFile, code: true, seen: () => '/dev-blog/author' },
  blogData: { kind: 'file', path: 'blog/blocks.json', schema: blogBlocks, seen: () => '/dev-blog' },
  blogNav: { kind: 'file', path: 'blog/nav.json', schema: calls.blogNav.data, seen: () => '/dev-blog' },
  blogType: { kind: 'file', path: 'blog/types.json', schema: calls.blogType.data, seen: () => '/dev-blog' },
  articles: {
    kind: 'texts',
    path: 'blog/articles',
    schema: articleFront,
    written: articleFile,
    record: 'article',
    pictures: true,
    reserved: (id: string) =>
      (reservedArticleIds as readonly string[]).includes(id)
        ? `/dev-blog/${id} is an address of the blog itself`
        : undefined,
  },
  caseType: {
    kind: 'file',
    path: 'cases/types.json',
    schema: calls.caseType.data,
    optional: true,
    seen: () => '/case',
  },
  caseLogo: {
    kind: 'file',
    path: 'cases/logos.json',
    schema: calls.caseLogo.data,
    optional: true,
    seen: () => '/case',
  },
  topCases: { kind: 'file', path: 'cases/top.json', schema: z.array(z.string()), optional: true, seen: () => '/case' },
  cases: {
    kind: 'texts',
    path: 'cases/articles',
    schema: caseFront,
    record: 'case',
    pictures: true,
    optional: true,
  },
  demoList: { kind: 'file', path: 'demos.json', schema: calls.demoList.data, optional: true },
  demoDocuments: { kind: 'texts', path: 'demos', schema: demoFront, optional: true },
  demoDownloadList: {
    kind: 'file',
    path: 'downloads.json',
    schema: calls.demoDownloadList.data,
    optional: true,
    seen: () => '/sdk/app/im',
  },
  videoList: {
    kind: 'file',
    path: 'videos.json',
    schema: calls.videoList.data,
    optional: true,
    seen: () => '/videoTutorial',
  },
  lecturerList: {
    kind: 'file',
    path: 'lecturers.json',
    schema: calls.lecturerList.data,
    optional: true,
    seen: () => '/promotion/mctalk4',
  },
  mctalkBanner: {
    kind: 'file',
    path: 'mctalk-banners.json',
    schema: calls.mctalkBanner.data,
    optional: true,
    seen: () => '/promotion/mctalk4',
  },
  changePost: { kind: 'file', path: 'change-posts.json', schema: calls.changePost.data, optional: true },
  pages: {
    kind: 'files',
    path: 'pages',
    schema: pageFile,
    optional: true,
    name: {
      isKnown: isProduct,
      problem: (name: string) => ({
        what: 'belongs to no product',
        why: `${JSON.stringify(name)} is not the code of a product`,
        fix: `rename it to one of ${productCodes.join(', ')}`,
      }),
    },
  },
  zh: { kind: 'texts', path: 'protocols/zh', schema: protocolFront, optional: true, seen: () => clausesAddress('zh') },
  en: { kind: 'texts', path: 'protocols/en', schema: protocolFront, optional: true, seen: () => clausesAddress('en') },
} as const satisfies Readonly<Record<string, ContentPart>>;
