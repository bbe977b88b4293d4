import { buildAddresses } from '../../../config/calls/addresses.ts';
import type { BlogArticle } from '../../../config/calls/blog.ts';
import type { CallData } from '../../../config/calls/request.ts';

const PAGE = 100;
/** Calls in flight. */
const AT_ONCE = 16;

/** Asks a call of a running API and answers its data. */
export async function ask<Name extends keyof typeof buildAddresses>(
  api: string,
  call: Name,
  body?: object,
): Promise<CallData<Name>> {
  const { method, path } = buildAddresses[call];
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  const answer = await fetch(api + path, { method, ...sent });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
  return ((await answer.json()) as { data: CallData<Name> }).data;
}

/** One article. Throws when there is none of that id. */
export async function article(api: string, id: string): Promise<BlogArticle> {
  const found = await ask(api, 'blogDetail', { id });
  if (!found) throw new Error(`the API has no article ${id}`);
  return found;
}

/** Every article of the API, newest first, several fetched at once. */
export async function* articles(api: string): AsyncGenerator<BlogArticle> {
  const { total } = await ask(api, 'blogList', { page: 1, pageSize: 1 });
  for (let page = 1; page <= Math.ceil(total / PAGE); page++) {
    const { list } = await ask(api, 'blogList', { page, pageSize: PAGE });
    for (let at = 0; at < list.length; at += AT_ONCE)
      yield* await Promise.all(list.slice(at, at + AT_ONCE).map(({ id }) => article(api, id)));
  }
}
