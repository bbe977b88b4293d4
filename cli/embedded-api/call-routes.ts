import type { BrowserCall } from '../define/browser-call.ts';
import type { Call } from '../define/call.ts';
import type { SiteDefinition } from '../define/site.ts';
import { decode } from '../lib/decode.ts';
import { type HttpResponse, methodNotAllowed, refusal } from '../define/http-response.ts';

/** All calls of the contract: of the build and of browsers. */
export type EveryCall = Readonly<Record<string, Call | BrowserCall>>;

export const everyCallOf = ({ calls, browserCalls }: Pick<SiteDefinition, 'calls' | 'browserCalls'>): EveryCall => ({
  ...calls,
  ...browserCalls,
});

export type Match =
  | { ok: true; name: string /** Parameters in the path. */; path: Record<string, string> }
  | { ok: false; answer: HttpResponse };

export type CallRoutes = (request: { method: string; path: string }) => Match;

export function callRoutes(everyCall: EveryCall): CallRoutes {
  const routes = Object.entries(everyCall).map(([name, { method, path }]) => ({
    name,
    method,
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));
  return ({ method, path }) => {
    const there = routes.filter(({ pattern }) => pattern.test(path));
    if (there.length === 0) return { ok: false, answer: refusal({ status: 404, msg: `unknown path ${path}` }) };
    const route = there.find((one) => one.method === method);
    if (route) return { ok: true, name: route.name, path: decoded(route.pattern.exec(path)?.groups ?? {}) };
    const allow = there.map((one) => one.method).join(', ');
    return { ok: false, answer: methodNotAllowed(path, allow) };
  };
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));
}
