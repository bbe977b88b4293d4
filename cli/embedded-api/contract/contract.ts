import type { CallName } from '../../../config/calls/ask.ts';
import { calls } from '../../../config/calls/index.ts';
import type { Call } from '../../../config/calls/call.ts';
import { site } from '../../../config/site.ts';
import { articlesOf } from '../articles.ts';
import { casesOf } from '../cases.ts';
import { readContent } from '../content.ts';
import { generatedArticles } from '../generated-articles.ts';
import { type Handler, handlersOf } from '../handlers.ts';
import { excerpt } from './excerpt.ts';
import { openApi, type Recorded } from './openapi.ts';
import { samplesOf } from './samples.ts';

/**
 * The contract of the content API, with examples from the content of a folder.
 * Throws a `Stop` with exit code 2 for invalid content.
 */
export async function contractOf(folder: string): Promise<object> {
  const content = await readContent(folder);
  const generated = generatedArticles({ count: 0, types: [], before: 0 });
  const handlers = handlersOf({
    content,
    articles: articlesOf({ written: content.articles, generated }),
    cases: casesOf({ cases: content.cases, top: content.topCases }),
    site,
  });
  const samples = samplesOf(content);
  const recorded: Recorded = {};
  for (const [name, row] of Object.entries(calls) as [CallName, Call][]) {
    const request = name in samples ? samples[name] : {};
    const data = request && (handlers[name] as Handler<CallName>)(row.request.parse(request) as never);
    if (request && data) recorded[name] = { request, data: excerpt({ row, data }) };
  }
  return openApi(recorded);
}
