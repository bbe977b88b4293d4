import type * as z from 'zod';
import type { Address } from './address.ts';

/** A call from browsers. Browser scripts contain only its address; the schemas are for the contract and the embedded API. */
export type BrowserCall<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Address & {
  /** Description for the documentation of the API. */
  about: string;
  request: Request;
  /** The whole body of a successful response: these calls use different fields. */
  answer: Answer;
  /** The body of a refusal with status 200. */
  refused?: z.ZodType;
  /** Whether the call has a rate limit (429). */
  limited?: true;
  /** Whether the call needs the login cookies. */
  session?: true;
};

/** Defines a row of the browser's call table and infers the types of its schemas. */
export function browserCall<Request extends z.ZodType, Answer extends z.ZodType>(
  row: BrowserCall<Request, Answer>,
): BrowserCall<Request, Answer> {
  return row;
}
