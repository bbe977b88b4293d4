import { type CallName, calls } from '../../config/calls/index.ts';
import { type Answer, refusal } from './answer.ts';

/** Which call a request is for, or the answer that says why it is for none. */
export type Match = { ok: true; name: CallName } | { ok: false; answer: Answer };

const names = Object.keys(calls) as CallName[];

/** Finds a request's call in the call table: there is no second list of addresses. */
export function matchCall({ method, path }: { method: string; path: string }): Match {
  const there = names.filter((name) => calls[name].path === path);
  if (there.length === 0) return { ok: false, answer: refusal({ status: 404, msg: `no call has the path ${path}` }) };
  const name = there.find((one) => calls[one].method === method);
  if (name) return { ok: true, name };
  const allow = there.map((one) => calls[one].method).join(', ');
  return { ok: false, answer: refusal({ status: 405, msg: `${path} takes ${allow}`, headers: { Allow: allow } }) };
}
