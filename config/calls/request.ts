import type * as z from 'zod';
import type { CallsOf } from '#generator';
import type { kinds } from '../kinds/index.ts';
import type { calls } from './index.ts';

// Separate from the call table, so that pages do not import the schemas of all calls.

type Calls = typeof calls & CallsOf<typeof kinds>;

export type CallName = keyof Calls;
export type CallParameters<Name extends CallName> = z.input<Calls[Name]['request']>;
export type CallData<Name extends CallName> = z.output<Calls[Name]['data']>;

/** A request for a response, as plain data. Pages declare requests; the content stage sends them. */
export type CallRequest<Name extends CallName = CallName> = { call: Name; request: CallParameters<Name> };

/** Creates a request. Omit `request` for calls without parameters. */
export function request<Name extends CallName>(
  name: Name,
  ...[parameters]: {} extends CallParameters<Name> ? [CallParameters<Name>?] : [CallParameters<Name>]
): CallRequest<Name> {
  return { call: name, request: parameters ?? ({} as CallParameters<Name>) };
}
