import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Wire } from './wire.ts';

export type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type ExchangeOptions = {
  pool: Dispatcher;
  origin: string;
  wire: Wire;
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** Informational responses (1xx) that may come before a response. Servers send one or two. */
const informationalLimit = 20;
/** Code of the error after more of them. */
export const tooManyInformational = 'TOO_MANY_INFORMATIONAL';

/**
 * Sends one request and reads the whole response. Rejects when the connection fails, the body is larger than the pool allows, more
 * informational responses come than any server sends, or the signal is aborted. Uses the dispatcher directly: undici's `request` creates a stream and a signal for each call and takes twice as long.
 */
export function exchange({
  pool,
  origin,
  wire: { method, path, body },
  headers,
  signal,
}: ExchangeOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const response = { status: 0, headers: {} as IncomingHttpHeaders };
    let informational = 0;
    let running: Dispatcher.DispatchController | null = null;
    const stop = () => {
      running?.abort(signal.reason as Error);
      reject(signal.reason as Error);
    };
    const end = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
    pool.dispatch(
      { origin, method, path, body, headers },
      {
        onRequestStart(controller) {
          running = controller;
          if (signal.aborted) controller.abort(signal.reason as Error);
        },
        onResponseStart(controller, status, received) {
          if (status < 200 && ++informational > informationalLimit)
            controller.abort(Object.assign(new Error(tooManyInformational), { code: tooManyInformational }));
          Object.assign(response, { status, headers: received });
        },
        onResponseData: (_, part) => void parts.push(part),
        onResponseEnd() {
          end();
          resolve({ ...response, body: parts.length === 1 ? parts[0]! : Buffer.concat(parts) });
        },
        onResponseError(_, error) {
          end();
          reject(error);
        },
      },
    );
  });
}
