import * as z from 'zod';
import type { CallName } from '../../../config/calls/ask.ts';
import { calls } from '../../../config/calls/index.ts';
import type { Call } from '../../define/call.ts';
import { demoProducts, productCodes } from '../../../config/products.ts';
import { site } from '../../../config/site.ts';
import { type Content, readContent } from '../content.ts';
import { generatedArticles } from '../generated-articles.ts';
import { type Handler, handlersOf } from '../handlers.ts';
import { openApi, type Recorded } from './openapi.ts';

/**
 * The contract of the content API, with examples from the content of a folder.
 * Throws a `Stop` with exit code 2 for invalid content.
 */
export async function contractOf(folder: string, linked: readonly string[] = []): Promise<object> {
  const content = await readContent(folder, linked);
  const generated = generatedArticles({ count: 0, types: [], before: 0 });
  const handlers = handlersOf({ content, generated, site });
  const samples = samplesOf(content);
  const recorded: Recorded = {};
  for (const [name, row] of Object.entries(calls) as [CallName, Call][]) {
    const request = name in samples ? samples[name] : {};
    const data = request && (handlers[name] as Handler<CallName>)(row.request.parse(request) as never);
    if (request && data) recorded[name] = { request, data: excerpt({ row, data }) };
  }
  return openApi(recorded);
}

/** For each call with parameters, a request that the content has a response for. */
function samplesOf(content: Content): Partial<Record<CallName, object | undefined>> {
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

/** Maximum length of lists and HTML texts in examples. */
const SHOWN = { records: 2, html: 120 };

/** Shortens a response, which stays valid: two records of each list, the first lines of each text. */
function excerpt({ row, data }: { row: Call; data: unknown }): unknown {
  const html = new Set(row.html ?? []);
  const first = (value: unknown, steps: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.slice(0, SHOWN.records).map((one) => first(one, steps));
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value);
      const keyed = row.data instanceof z.ZodRecord && steps.length === 0;
      return Object.fromEntries(
        (keyed ? fields.slice(0, SHOWN.records) : fields).map(([name, field]) => [
          name,
          first(field, [...steps, name]),
        ]),
      );
    }
    return typeof value === 'string' && html.has(steps.join('.')) ? opening(value) : value;
  };
  return first(data, []);
}

/** The first block of a text, whole, or the beginning of its words where that is long. */
function opening(html: string): string {
  const [block = ''] = html.split('\n');
  return block.length <= SHOWN.html ? block : `<p>${block.replace(/<[^>]*>/g, '').slice(0, SHOWN.html)}…</p>`;
}
