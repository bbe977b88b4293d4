import type * as z from 'zod';
import type { calls } from './index.ts';

// Separate from the call table, so that pages do not import the schemas of all calls.

export type CallName = keyof typeof calls;
export type CallRequest<Name extends CallName> = z.input<(typeof calls)[Name]['request']>;
export type CallData<Name extends CallName> = z.output<(typeof calls)[Name]['data']>;

/** A request for a response, as plain data. Pages declare requests; the content stage sends them. */
export type Ask<Name extends CallName = CallName> = { call: Name; request: CallRequest<Name> };

/** Creates a request. Omit `request` for calls without parameters. */
export function ask<Name extends CallName>(
  name: Name,
  ...[request]: {} extends CallRequest<Name> ? [CallRequest<Name>?] : [CallRequest<Name>]
): Ask<Name> {
  return { call: name, request: request ?? ({} as CallRequest<Name>) };
}
