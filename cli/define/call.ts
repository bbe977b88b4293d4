import type * as z from 'zod';
import type { Address } from './address.ts';
import type { Hidden, Published } from './publication.ts';

/** A kind of records with publication and expiry dates, such as `article`. */
export type RecordKind = string;
/** A kind of records with a page of their own, which other records name, such as `article`. */
export type PageKind = string;
/** The ids of the records that have a page. */
export type RecordPages = Readonly<Record<PageKind, ReadonlySet<string>>>;
/** The data of a call that lists records in pages. */
export type PageOfRecords = { total: number; list: readonly ({ id: string } & Readonly<Record<string, unknown>>)[] };
export type KeepRecord = (record: Published & { id: string }) => boolean;
/** A record that visitors do not see: a draft, scheduled, or expired. */
export type HiddenRecord = Hidden & { kind: RecordKind; id: string };

/** A call of the build: request, response, and limits. */
export type Call<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> = Address & {
  /** Description for the documentation of the API. */
  about: string;
  /** Parameters: sent as query with GET, else as JSON body. */
  request: Request;
  /** `data` of the response. The wrapper around it (`res`, `success`, `msg`) is the same for all calls. */
  data: Data;
  /** Empty data, for a failed call without cached response. */
  empty: z.output<Data>;
  /** Shortens lists to what the site shows. */
  limit?(data: z.output<Data>): z.output<Data>;
  /**
   * Paths of lists in `data` with independent records, inner lists first: an invalid record is skipped and reported. Steps are joined by
   * dots, `*` matches any step; empty if the data itself is the list.
   */
  records?: readonly string[];
  /** Filters the records of this kind, which have publication and expiry dates. */
  shown?: { kind: RecordKind; only(data: z.output<Data>, keep: KeepRecord): z.output<Data> };
  /**
   * The call lists records in pages, with the parameters `page` and `pageSize`, and the fields `by` of which a request wants one value:
   * `type` where it is left out. The build reads the whole list, in pages of `size`, and takes every page of it from there.
   */
  paged?: { kind: PageKind; size: number; by?: readonly string[] };
  /** Removes records that have no page, and references to them. */
  named?: { kind: PageKind; only(data: z.output<Data>, has: (id: string) => boolean): z.output<Data> };
  /** Fields of `data` that contain a list as JSON text. */
  json?: readonly string[];
  /** Modification date of the record in the response; its list may already have a newer one. */
  updated?(data: z.output<Data>): string | undefined;
  /** Paths of HTML fields in `data`, joined by dots. They are sanitized before pages get them. */
  html?: readonly string[];
};

/** Defines a row of the call table and infers the types of its schemas. */
export function call<Request extends z.ZodType, Data extends z.ZodType>(row: Call<Request, Data>): Call<Request, Data> {
  return row;
}
