import type { z } from 'zod';

/** Which configured base address a call goes to: `site` is the page's own origin, `default` the content API. */
export type Base = 'site' | 'default';

/** One call of the API: what is sent, what comes back, and how much of it is kept. */
export type Call<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST';
  path: string;
  base: Base;
  /** What the call is for, as the API's own documentation says it. */
  about: string;
  /** Sent as query with GET, as a JSON body otherwise. */
  request: Request;
  /** The answer's `data`. The wrapper around it (`res`, `success`, `msg`) is the same for every call. */
  data: Data;
  /** What a page gets when there is no answer, not even an old one. */
  empty: z.output<Data>;
  /** Cuts an answer to the lengths the site shows. */
  limit?: (data: z.output<Data>) => z.output<Data>;
  /** Fields of `data` that hold HTML: reduced to the allow-list before any page sees them. */
  html?: readonly string[];
};

/** A row of the call table, with the types of its schemas kept. */
export function call<Request extends z.ZodType, Data extends z.ZodType>(row: Call<Request, Data>): Call<Request, Data> {
  return row;
}
