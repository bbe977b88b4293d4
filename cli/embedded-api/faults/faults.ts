import { setTimeout as delay } from 'node:timers/promises';
import type { SiteDefinition } from '../../define/site.ts';
import { type HttpResponse, json, refusal } from '../../define/http-response.ts';
import type { Call } from '../../define/call.ts';

/** The faults, and their names on the page. */
export const faultNames = {
  '400': 'refuses with a message',
  '404': 'answers 404',
  '429': 'answers 429 with Retry-After: 30',
  '500': 'answers 500',
  hang: 'never answers',
  slow: 'answers after 8 seconds',
  reset: 'breaks the connection',
  html: 'answers with an HTML page',
  shape: 'answers in the wrong shape',
  empty: 'answers with nothing in it',
} as const;
export type Fault = keyof typeof faultNames;

const SLOW = 8000;

/** Thrown by the fault that closes the connection. */
export class BrokenConnection extends Error {}

export type Faults = {
  of(name: string): Fault | null;
  set(name: string, fault: Fault | null): void;
  /** The response that replaces the real one; null to send the real one. `closing` aborts delays. */
  answer(name: string, closing: AbortSignal): Promise<HttpResponse | null>;
};

export function openFaults({ calls }: Pick<SiteDefinition, 'calls'>): Faults {
  const set = new Map<string, Fault>();
  return {
    of: (name) => set.get(name) ?? null,
    set(name, fault) {
      if (fault) set.set(name, fault);
      else set.delete(name);
    },
    async answer(name, closing) {
      switch (set.get(name)) {
        case undefined:
          return null;
        case '400':
          return refusal({ status: 400, msg: '这个号码今天提交得太多了' });
        case '404':
          return refusal({ status: 404, msg: 'a fault was set: 404' });
        case '429':
          return refusal({ status: 429, msg: 'a fault was set: 429', headers: { 'Retry-After': '30' } });
        case '500':
          return refusal({ status: 500, msg: 'a fault was set: 500' });
        case 'hang':
          return new Promise<HttpResponse>((_, no) =>
            closing.addEventListener('abort', () => no(closing.reason), { once: true }),
          );
        case 'slow':
          await delay(SLOW, undefined, { signal: closing });
          return null;
        case 'reset':
          throw new BrokenConnection();
        case 'html':
          return {
            status: 200,
            bytes: Buffer.from('<!doctype html>\n<title>Bad gateway</title>'),
            headers: { 'Content-Type': 'text/html' },
          };
        case 'shape':
          return json({ res: 200, data: ['a fault was set: this is not the shape of the call'] });
        case 'empty':
          return json({ res: 200, data: emptyOf(calls[name]) });
      }
    },
  };
}

/** The empty response of a call; that of a browser's call has no fields. Fields with JSON text are empty texts. */
function emptyOf(call: Call | undefined): unknown {
  if (!call?.json) return call ? call.empty : {};
  return { ...(call.empty as object), ...Object.fromEntries(call.json.map((field) => [field, ''])) };
}
