import type { Connection } from './connection.ts';
import type { CallLog } from './call-log.ts';
import { notInContent, wrongLocalResponse } from './refusals.ts';
import type { Reply } from './request.ts';
import type { Wire } from './wire.ts';

/** A content API in this process. */
export type LocalApi = {
  respond(wire: Wire): Promise<{ status: number; bytes: Buffer; headers: Record<string, string | string[]> }>;
};

/**
 * Calls a content API in this process: without sockets, time limits and retries, as none of them says anything about content that the
 * program serves itself on a busy machine.
 */
export function openLocalConnection({ api, log }: { api: LocalApi; log: CallLog }): Connection {
  async function call(wire: Wire, etag: string | null): Promise<Reply> {
    const { status, bytes, headers } = await api.respond(wire);
    if (status === 404) return { kind: 'failed', failure: notInContent };
    if (status !== 200) return { kind: 'failed', failure: wrongLocalResponse(status, bytes) };
    const own = String(headers['ETag'] ?? '') || null;
    if (own !== null && own === etag) return { kind: 'unchanged' };
    log.received(bytes.length);
    return { kind: 'body', raw: bytes, etag: own, type: 'application/json' };
  }
  return {
    origin: '',
    prefix: '',
    async call(wire, etag) {
      log.sent(1);
      return { reply: await call(wire, etag), attempts: 1 };
    },
    close: async () => undefined,
  };
}
