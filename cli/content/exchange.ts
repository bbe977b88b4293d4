import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Wire } from './wire.ts';

export type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Given = { pool: Dispatcher; origin: string; wire: Wire; headers: Record<string, string>; signal: AbortSignal };

/**
 * One request and its whole response. Rejects when the connection fails, the body is longer than the pool allows, or the signal is
 * aborted. By the dispatcher itself: `request` makes a stream and a signal of its own for each call, half of what a call costs here.
 */
export function exchange({ pool, origin, wire: { method, path, body }, headers, signal }: Given): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const response = { status: 0, headers: {} as IncomingHttpHeaders };
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
        onResponseStart(_, status, received) {
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
