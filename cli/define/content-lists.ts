import type { CallRequest } from './call-request.ts';
import type { RecordPages } from './call.ts';
import type { Edition } from './editions.ts';
import type { Problem } from '../problem.ts';

/** What a response that names a record says of it: its own call also names its neighbours, and others of its group. */
export type RecordHead = {
  id: string;
  /** When it last changed, ISO 8601. */
  updateTime: string;
  group: string;
  /** What its neighbours and its group show of it. */
  title: string;
  /** What its neighbours show of it besides. */
  subtitle?: string;
};

/** Records that have a call of their own with the parameter `id`. It can be skipped while the list shows no change. */
export type TimedRecords = { call: string; head(record: unknown): RecordHead };

/** A list that is requested before the plan is made. */
export type ContentList =
  | {
      request: CallRequest;
      /** What the plan needs of a record. */
      pick(record: unknown): unknown;
    }
  | {
      /** A call that lists records in pages: the plan gets `id` and `type` of each record. */
      paged: string;
      timed?: TimedRecords;
    };

/** What the plan gets of the records of each list. */
export type ReceivedLists = Readonly<Record<string, readonly unknown[]>>;

/** Values of the parameters of a path. */
export type Params = Readonly<Record<string, string>>;

/** Families of addresses, with one page for each record, list page or row of a table. */
export type Families = {
  /** The call that lists the members of a family; null for one of a table of the site. */
  calls: Readonly<Record<string, string | null>>;
  /**
   * The parameters of the addresses of each family, in the order of the content, the records that have a page, and problems of those that
   * cannot have one. The parameter `pages` is the number of pages of a list, for its pagination; a list of 0 has one page, which neither the
   * sitemap nor the search index has.
   */
  of(lists: ReceivedLists): {
    params: Readonly<Record<string, () => Iterable<Params>>>;
    records: RecordPages;
    problems: readonly Problem[];
  };
};

/** An entry of a feed. Times are ISO 8601, `content` is unsanitized HTML. */
export type FeedEntry = {
  id: string;
  title: string;
  summary: string;
  author: string;
  publishTime: string;
  updateTime: string;
  content: string;
};

/** A feed, as Atom and JSON Feed: the first page of a list, with the content of its records. `feed-files.ts` has its addresses. */
export type Feed = {
  edition: Edition;
  /** The layout whose pages link to it; without one, all pages of its edition do. */
  layout?: string;
  title(brand: { name: string }): string;
  /** Address of the page that lists its entries; each is one level below it. */
  home: string;
  /** The request of its records, which are the `list` of the data. */
  list: CallRequest;
  entry(record: unknown): Omit<FeedEntry, 'content'>;
  /** The request of the content of an entry, and the content in its data, which is null without a response. */
  request(id: string): CallRequest;
  content(data: unknown): string;
};

/** Pages of records with publication and expiry dates. */
export type Records = {
  /** The address of the page of a record; null when its kind has none. */
  addressOf(record: { kind: string; id: string }): string | null;
  /** A link to the page of a record, up to its id. */
  link: RegExp;
  /** The folder of the content files that have a page of their own, by the page that shows them. */
  folders: Readonly<Record<string, string>>;
};
