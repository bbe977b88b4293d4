import { mainEdition } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { ContentOptions } from './content-client.ts';

/** What the client of the content API gets from the definition. */
export function contentRules({
  calls,
  config: { editions },
  limits,
  messages,
}: Pick<SiteDefinition, 'calls' | 'config' | 'limits' | 'messages'>): Pick<
  ContentOptions,
  'calls' | 'callTime' | 'requestFailed'
> {
  return { calls, callTime: limits.callTime, requestFailed: messages.requestFailed[mainEdition(editions)]! };
}
