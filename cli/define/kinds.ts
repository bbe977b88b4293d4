import type * as z from 'zod';
import type { Call } from './call.ts';
import type { Edition } from './editions.ts';
import type { RecordTemplate } from './templates.ts';

/** Records on a page of a list whose kind says nothing else. */
export const recordsOnPage = 20;

/** The fields of the front matter of a record. Its dates say when it is shown, and when it last changed. */
export type RecordFields = z.ZodRawShape & {
  publishTime: z.ZodType<string>;
  updateTime: z.ZodType<string>;
  draft?: z.ZodType<boolean | undefined>;
  expireTime?: z.ZodType<string | undefined>;
};

/** A kind of records: Markdown files that become a list in pages, a page each, and a feed. */
export type KindRow<Name extends string = string, Fields extends RecordFields = RecordFields> = {
  /** The name of one: `release`. Its calls are `releaseList` and `releaseDetail`, its families `release`, `release-list`, `release-list-pages`. */
  name: Name;
  edition: Edition;
  /** The address of the list; each record is one level below it. */
  address: string;
  /** The part of the addresses of further pages of the list before their numbers: `page` in `/news/page/2`. No record has it as its id. */
  further: string;
  /** Records on a page of the list; `recordsOnPage` where it is left out. */
  onPage?: number;
  /** The folder of its files, below the content folder. */
  folder: string;
  /** The page that shows one, as in the route table. */
  page: string;
  /** The path of its calls below the address of the content API; that of one record ends in its id. */
  api: string;
  /** What they are, for the documentation of the API. */
  about: string;
  fields: Fields;
  /** The text of a record, as HTML. */
  content: z.ZodType<string>;
  /** Its feed, if it has one. */
  feed?: {
    title(brand: { name: string }): string;
    entry(record: z.output<z.ZodObject<Fields>>): { title: string; summary: string; author: string };
  };
  /** What `site new` writes for one. */
  template: Pick<RecordTemplate, 'needs' | 'front'>;
};

/** The requests of the two calls of a kind. */
type ListRequest = z.ZodObject<{ page: z.ZodInt; pageSize: z.ZodInt }>;
type DetailRequest = z.ZodObject<{ id: z.ZodString }>;

type Listed<Fields extends RecordFields> = z.ZodObject<Fields & { id: z.ZodString }>;
type Whole<Fields extends RecordFields> = z.ZodObject<Fields & { id: z.ZodString; content: z.ZodType<string> }>;
type ListCall<Fields extends RecordFields> = Call<
  ListRequest,
  z.ZodObject<{ total: z.ZodInt; list: z.ZodArray<Listed<Fields>> }>
>;
type DetailCall<Fields extends RecordFields> = Call<DetailRequest, z.ZodNullable<Whole<Fields>>>;

/** The calls of a kind, by name. */
export type KindCalls<Name extends string, Fields extends RecordFields> = Record<`${Name}List`, ListCall<Fields>> &
  Record<`${Name}Detail`, DetailCall<Fields>>;

/** A kind with its calls. */
export type Kind<Name extends string = string, Fields extends RecordFields = RecordFields> = KindRow<Name, Fields> & {
  onPage: number;
  calls: KindCalls<Name, Fields>;
  /** The schema of its front matter. */
  front: z.ZodType;
};

/** The calls of all kinds, for the type of `request`. */
export type CallsOf<Kinds extends readonly { calls: object }[]> = Kinds extends readonly [
  infer First extends { calls: object },
  ...infer Rest extends readonly { calls: object }[],
]
  ? First['calls'] & CallsOf<Rest>
  : {};

/** The families of addresses of all kinds, for rows of the route table. */
export type FamilyOf<Kinds extends readonly { name: string }[]> =
  | Kinds[number]['name']
  | `${Kinds[number]['name']}-list`
  | `${Kinds[number]['name']}-list-pages`;

/** A record of a kind, as its list has it. */
export type RecordOf<Row extends { fields: RecordFields }> = z.output<Listed<Row['fields']>>;
