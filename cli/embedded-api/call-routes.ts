import { browserCalls } from '../../config/calls/browser.ts';
import { calls } from '../../config/calls/index.ts';
import { decode } from '../lib/decode.ts';
import { type HttpResponse, methodNotAllowed, refusal } from './http-response.ts';

/** All calls of the contract: of the build and of browsers. */
export const everyCall = { ...calls, ...browserCalls };
export type AnyCallName = keyof typeof everyCall;

export type Match =
  | { ok: true; name: AnyCallName /** Parameters in the path. */; path: Record<string, string> }
  | { ok: false; answer: HttpResponse };

const names = Object.keys(everyCall) as AnyCallName[];
const patterns = new Map(
  names.map((name) => [name, new RegExp(`^${everyCall[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)]),
);

export function matchCall({ method, path }: { method: string; path: string }): Match {
  const there = names.filter((name) => patterns.get(name)?.test(path));
  if (there.length === 0) return { ok: false, answer: refusal({ status: 404, msg: `unknown path ${path}` }) };
  const name = there.find((one) => everyCall[one].method === method);
  if (name) return { ok: true, name, path: decoded(patterns.get(name)?.exec(path)?.groups ?? {}) };
  const allow = there.map((one) => everyCall[one].method).join(', ');
  return { ok: false, answer: methodNotAllowed(path, allow) };
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));
}
