import type { Ask } from '../define/ask.ts';
import type { CallResponse, Content } from './content-client.ts';
import { requestKey, responseKey } from './request-key.ts';

/** A response without its data. */
export type RecordedAnswer = Pick<CallResponse<unknown>, 'hash' | 'source' | 'flawed'> & {
  key: string;
};

/** Responses by `requestKey`. */
export type RecordedAnswers = ReadonlyMap<string, RecordedAnswer>;

/** Wraps a client and records every response. */
export function recordAnswers(content: Content): { content: Content; noted: RecordedAnswers } {
  const noted = new Map<string, RecordedAnswer>();
  const recording: Content = {
    ...content,
    async fetch<Data>(ask: Ask, version?: string | null) {
      const answer = await content.fetch<Data>(ask, version);
      const asked = requestKey(ask);
      const { hash, source, flawed } = answer;
      if (!noted.has(asked)) noted.set(asked, { key: responseKey(asked), hash, source, flawed });
      return answer;
    },
  };
  return { content: recording, noted };
}
