import type * as z from 'zod';
import type { CallsOf } from '#generator';
import type { kinds } from '../kinds/index.ts';
import type { calls } from './index.ts';

// Separate from the call table, so that pages do not import the schemas of all calls.

type Calls = typeof calls & CallsOf<typeof kinds>;

export type CallName = keyof Calls;
export type CallRequest<Name extends CallName> = z.input<Calls[Name]['request']>;
export type CallData<Name extends CallName> = z.output<Calls[Name]['data']>;

/** A request for a response, as plain data. Pages declare requests; the content stage sends them. */
export type Ask<Name extends CallName = CallName> = { call: Name; request: CallRequest<Name> };

/** Creates a request. Omit `request` for calls without parameters. */
export function ask<Name extends CallName>(
  name: Name,
  ...[request]: {} extends CallRequest<Name> ? [CallRequest<Name>?] : [CallRequest<Name>]
): Ask<Name> {
  return { call: name, request: request ?? ({} as CallRequest<Name>) };
}
