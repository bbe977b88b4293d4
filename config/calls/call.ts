import type * as z from 'zod';
import type { Published } from '../rules/publication.ts';
import type { Address } from './addresses.ts';

export type { Base } from './addresses.ts';

/** Kinds of records with times of their own; an id is of one kind. */
export type RecordKind = 'article' | 'case' | 'video';
export type KeepRecord = (record: Published & { id: string }) => boolean;

/** One call of the build: what is sent, what comes back, and how much of it is kept. */
export type Call<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> = Address & {
  /** What the call is for, as the API's own documentation says it. */
  about: string;
  /** Sent as query with GET, as a JSON body otherwise. */
  request: Request;
  /** The answer's `data`. The wrapper around it (`res`, `success`, `msg`) is the same for every call. */
  data: Data;
  /** What a page gets when there is no answer, not even an old one. */
  empty: z.output<Data>;
  /** Cuts an answer to the lengths the site shows. */
  limit?(data: z.output<Data>): z.output<Data>;
  /**
   * Lists in `data` whose records stand by themselves: one that does not fit is left out and told, and the others are kept.
   * Steps joined by a dot, `*` for any; empty when the data itself is the list.
   */
  records?: readonly string[];
  /** The data with those records only that `keep` keeps: records of this kind say when they are shown. */
  shown?: { kind: RecordKind; only(data: z.output<Data>, keep: KeepRecord): z.output<Data> };
  /** The data without the names of other records that are not shown. */
  named?: { kind: RecordKind; only(data: z.output<Data>, isShown: (id: string) => boolean): z.output<Data> };
  /** Fields of `data` that hold a list as JSON text. */
  json?: readonly string[];
  /** When the record was last changed, as the answer itself says: its list may know of a change that the answer does not show yet. */
  updated?(data: z.output<Data>): string | undefined;
  /** Fields of `data` that hold HTML, steps joined by a dot: reduced to the allow-list before any page sees them. */
  html?: readonly string[];
};

/** A row of the call table, with the types of its schemas kept. */
export function call<Request extends z.ZodType, Data extends z.ZodType>(row: Call<Request, Data>): Call<Request, Data> {
  return row;
}
