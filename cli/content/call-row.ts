import { calls } from '../../config/calls/index.ts';
import type { Call } from '../define/call.ts';

/** The row of a call in the table of calls. */
export const rowOf = (name: string): Call => (calls as Readonly<Record<string, Call>>)[name]!;
