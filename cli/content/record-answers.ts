import type { Ask } from '../define/ask.ts';
import type { CallResponse, Content } from './content-client.ts';
import type { Call } from '../define/call.ts';
import { isPaged, pageRequest } from './lists.ts';
import { requestKey, responseKey } from './request-key.ts';

/** A response without its data. */
export type RecordedAnswer = Pick<CallResponse<unknown>, 'hash' | 'source' | 'flawed'> & {
  key: string;
};

/** Responses by `requestKey`. */
export type RecordedAnswers = ReadonlyMap<string, RecordedAnswer>;

type RecordAnswersInput = { content: Content; calls: Readonly<Record<string, Call>> };

/** Wraps a client and records every response of the API. Pages of lists are recorded when their whole list is read. */
export function recordAnswers({ content, calls }: RecordAnswersInput): { content: Content; noted: RecordedAnswers } {
  const noted = new Map<string, RecordedAnswer>();
  const note = (asked: string, { hash, source, flawed }: CallResponse<unknown>) => {
    if (!noted.has(asked)) noted.set(asked, { key: responseKey(asked), hash, source, flawed });
  };
  const recording: Content = {
    ...content,
    async fetch<Data>(ask: Ask, version?: string | null) {
      const answer = await content.fetch<Data>(ask, version);
      if (!isPaged(calls[ask.call]!)) note(requestKey(ask), answer);
      return answer;
    },
    async list(call) {
      const list = await content.list(call);
      const row = calls[call]!;
      if (isPaged(row))
        for (const [index, response] of list.responses.entries())
          note(requestKey({ call, request: pageRequest(row, index + 1) }), response);
      return list;
    },
  };
  return { content: recording, noted };
}
