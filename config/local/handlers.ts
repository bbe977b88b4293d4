import type { z } from 'zod';
import type { calls } from '../calls/index.ts';
import { demoProducts, productNameOf } from '../products.ts';
import { articlesOf } from './articles.ts';
import { casesOf } from './cases.ts';
import type { Content } from './content.ts';
import { generatedArticles } from './generated-articles.ts';
import { type NamedSite, starterMenus } from './starter-menus.ts';

/** The calls with handlers of this site; those of `kinds` bring theirs. */
type CallName = keyof typeof calls;

/** Returns the data of a call, or null for a 404. Constant data is always the same object. */
export type Handler<Name extends CallName> = (
  request: z.output<(typeof calls)[Name]['request']>,
) => z.input<(typeof calls)[Name]['data']> | null;
export type Handlers = { [Name in CallName]: Handler<Name> };

type HandlersOfOptions = { content: Content; generated: number; site: NamedSite };

export function handlersOf({ content, generated: count, site }: HandlersOfOptions): Handlers {
  const oldest = content.articles.at(-1)?.head.publishTime ?? '2026-01-01T00:00:00+08:00';
  // Older than all written ones.
  const generated = generatedArticles({
    count,
    types: content.blogType.map((type) => type.id),
    before: Date.parse(oldest),
  });
  const articles = articlesOf({ written: content.articles, generated });
  const cases = casesOf({ cases: content.cases, top: content.topCases });
  const navigation = starterMenus(content.navigation, site);
  const { banner, activity, link, blogcover } = content.blogData;
  const blocks = { banner: { banner }, activity: { activity }, link: { link }, blogcover: { blogcover } };
  const demos = new Map(
    demoProducts.map((product) => [
      product,
      {
        product,
        title: productNameOf({ product, site }),
        demos: content.demoList.filter(({ products }) => products.includes(product)),
      },
    ]),
  );
  const documents = new Map(content.demoDocuments.map((document) => [document.id, document]));
  return {
    navigation: () => navigation,
    seoInfo: () => content.seoInfo,
    commonData: () => content.commonData,
    bannerList: () => content.bannerList,
    bannerActivity: () => content.bannerActivity,
    blogData: ({ data_type }) => (data_type ? blocks[data_type] : content.blogData),
    blogNav: () => content.blogNav,
    blogType: () => content.blogType,
    blogList: (request) => articles.list(request),
    blogDetail: ({ id }) => articles.detail(id),
    pageData: ({ product }) => content.pages.get(product) ?? noPage,
    changePost: () => content.changePost,
    mctalkBanner: () => content.mctalkBanner,
    caseList: (request) => cases.list(request),
    caseTop: () => cases.top,
    caseType: () => content.caseType,
    caseLogo: () => content.caseLogo,
    casePrevOrNext: ({ id }) => cases.detail(id),
    demoInfo: ({ product }) => demos.get(product) ?? null,
    demoDetail: ({ id }) => documents.get(id) ?? null,
    demoList: () => content.demoList,
    demoDownloadList: () => content.demoDownloadList,
    videoList: () => content.videoList,
    lecturerList: () => content.lecturerList,
    protocolDetail: ({ lang, ...wanted }) =>
      content.protocols[lang].find((text) =>
        'id' in wanted ? text.id === wanted.id : text.serviceType === wanted.serviceType,
      ) ?? null,
  };
}

/** The data of a product without a file. */
const noPage = { document: '[]', demo: '[]' };
