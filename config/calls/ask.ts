import type * as z from 'zod';
import type { calls } from './index.ts';

// Apart from the table: a page asks, and must not bring the schemas of all calls with it.

export type CallName = keyof typeof calls;
export type CallRequest<Name extends CallName> = z.input<(typeof calls)[Name]['request']>;
export type CallData<Name extends CallName> = z.output<(typeof calls)[Name]['data']>;

/** A wish for an answer: plain data that a page names and the content stage fulfils. */
export type Ask<Name extends CallName = CallName> = { call: Name; request: CallRequest<Name> };

/** Asks for the answer of a call; a request without parameters may be left out. */
export function ask<Name extends CallName>(
  name: Name,
  ...[request]: {} extends CallRequest<Name> ? [CallRequest<Name>?] : [CallRequest<Name>]
): Ask<Name> {
  return { call: name, request: request ?? ({} as CallRequest<Name>) };
}
