import type { CallName } from '../calls/request.ts';
import { demoProducts, productCodes } from '../products.ts';
import type { Content } from './content.ts';

/** For each call with parameters, a request that the content has a response for. */
export function samplesOf(content: Content): Partial<Record<CallName, object | undefined>> {
  const found = (id: string | undefined) => (id === undefined ? undefined : { id });
  const [protocol] = content.protocols.zh;
  return {
    blogData: { data_type: 'link' },
    blogList: { page: 1, pageSize: 2 },
    blogDetail: found(content.articles[0]?.head.id),
    caseList: { page: 1, pageSize: 2 },
    casePrevOrNext: found(content.cases[0]?.id),
    demoInfo: {
      product:
        demoProducts.find((product) => content.demoList.some(({ products }) => products.includes(product))) ??
        demoProducts[0],
    },
    demoDetail: found(content.demoDocuments[0]?.id),
    pageData: { product: productCodes.find((code) => content.pages.has(code)) ?? productCodes[0] },
    protocolDetail: protocol && { id: protocol.id, lang: 'zh' },
  };
}
