import type * as z from 'zod';
import type { Address } from './addresses.ts';

/** One call that a visitor's browser makes. The browser itself carries only its address; these schemas are the contract. */
export type BrowserCall<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Address & {
  /** What the call is for, as the API's own documentation says it. */
  about: string;
  request: Request;
  /** The whole body of a success: these calls say what they have to say in different fields. */
  answer: Answer;
  /** How it says that it did not work out, where that is no error status. */
  refused?: z.ZodType;
  /** Whether too many of them are answered with 429. */
  limited?: true;
  /** Whether the cookies of the account say who asks. */
  session?: true;
};

/** A row of the browser's call table, with the types of its schemas kept. */
export function browserCall<Request extends z.ZodType, Answer extends z.ZodType>(
  row: BrowserCall<Request, Answer>,
): BrowserCall<Request, Answer> {
  return row;
}
