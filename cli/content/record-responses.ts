import type { CallRequest } from '../define/call-request.ts';
import type { CallResponse, Content } from './content-client.ts';
import type { Call } from '../define/call.ts';
import { isPaged, pageRequest } from './lists.ts';
import { requestKey, responseKey } from './request-key.ts';

/** A response without its data. */
export type RecordedResponse = Pick<CallResponse<unknown>, 'hash' | 'source' | 'flawed'> & {
  key: string;
};

/** Responses by `requestKey`. */
export type RecordedResponses = ReadonlyMap<string, RecordedResponse>;

type RecordResponsesOptions = { content: Content; calls: Readonly<Record<string, Call>> };

/** Wraps a client and records every response of the API. Pages of lists are recorded when their whole list is read. */
export function recordResponses({ content, calls }: RecordResponsesOptions): {
  content: Content;
  noted: RecordedResponses;
} {
  const noted = new Map<string, RecordedResponse>();
  const note = (callKey: string, { hash, source, flawed }: CallResponse<unknown>) => {
    if (!noted.has(callKey)) noted.set(callKey, { key: responseKey(callKey), hash, source, flawed });
  };
  const recording: Content = {
    ...content,
    async fetch<Data>(callRequest: CallRequest, version?: string | null) {
      const response = await content.fetch<Data>(callRequest, version);
      if (!isPaged(calls[callRequest.call]!)) note(requestKey(callRequest), response);
      return response;
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
