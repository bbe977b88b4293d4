import type * as z from 'zod';
import type { CallRequest } from './call-request.ts';
import type { RecordKind } from './call.ts';
import type { SiteConfig } from './config.ts';
import type { Edition } from './editions.ts';
import type { Published, Viewing } from './publication.ts';
import type { Problem } from '../problem.ts';

/** A part of the content folder. Paths are below it. An optional part that is missing is empty. */
export type ContentPart = ContentFiles & {
  /** An address that shows a file, by its base name, for the editor; not needed for records with pages of their own. */
  seen?(name: string): string;
};

type ContentFiles =
  /** A JSON file; an optional one has a list. One of `code` is imported by the site's code, and checked whatever API has the content. */
  | { kind: 'file'; path: string; schema: z.ZodType; optional?: true; code?: true }
  /** The JSON files of a folder, by base name. */
  | { kind: 'files'; path: string; schema: z.ZodType; optional?: true; name?: FileName }
  /** The Markdown files of a folder. */
  | {
      kind: 'texts';
      path: string;
      schema: z.ZodType;
      optional?: true;
      /** The kind of its records, when they have pages of their own that other texts can link to by file. */
      record?: RecordKind;
      /** Whether pictures may lie beside its files. */
      pictures?: true;
      /** Why a base name is reserved. */
      reserved?(id: string): string | undefined;
      /** The schema of the front matter as a file has it, for editors, where it differs. */
      written?: z.ZodType;
    };

/** The base names that JSON files of a folder may have. */
type FileName = { isKnown(name: string): boolean; problem(name: string): { what: string; why: string; fix: string } };

/** A Markdown file. */
export type MarkdownFile<Front = unknown> = {
  /** The base name. */
  id: string;
  /** The path below the content folder. */
  path: string;
  /** The fields as they are written, for checks across files. */
  written: unknown;
  /** The valid fields, and the text as HTML; null when the file has an error. */
  text: { front: Front; content: string } | null;
  /** The text of a file with an error as HTML, to be checked; null when the file cannot be read so far. */
  faulty?: string | null;
};

/** Creates a problem at a field of a content file. */
export type AtField = (field: { path: string; steps: readonly PropertyKey[]; why: string; fix: string }) => Problem;

/** What a check of content files can use. */
export type ContentCheck = {
  /** The place of a file, or of one of its fields, for messages. */
  place(path: string, steps?: readonly PropertyKey[]): string;
  atField: AtField;
  /** ` (did you mean "…"?)` for a name that is similar to one of the others; else empty. */
  hint(name: unknown, others: readonly string[]): string;
};

/** What the pages of a site request. */
export type Requests = {
  /** Whether a page made the call with these parameters. */
  has(call: string, request: Readonly<Record<string, unknown>>): boolean;
  /** The keys by which pages look up titles and descriptions. */
  seoKeys: ReadonlySet<string>;
  /** The names of menus that pages look up. */
  menus: ReadonlySet<string>;
};

/** A record with publication and expiry dates. */
export type DatedRecord = Published & { kind: RecordKind; id: string };

/** A text of the content: its file, and its unsanitized HTML. */
export type ContentText = { path: string; edition: Edition; html: string };

/** Returns the data of a call, or null for a 404. Constant data is always the same object. */
export type CallHandler = { of(request: never): object | null }['of'];

/**
 * A reason or an advice as a pattern of a whole text, and what a Chinese editor reads: `$1` stands for what the first group has, `@1` for the
 * Chinese of it.
 */
export type Refusal = readonly [english: string, chinese: string];

/**
 * The content files of a site, and how they become the responses of its calls: what `dev`, `preview` and a build without a content API
 * serve. `Content` is what the site makes of its files.
 */
export type LocalContent<Content = unknown> = {
  parts: Readonly<Record<string, ContentPart>>;
  /** Problems across records and files. A part with errors is null. */
  problems(input: ContentCheck & { parts: Readonly<Record<string, unknown>> }): readonly Problem[];
  /** The content, of parts without errors. */
  of(parts: Readonly<Record<string, unknown>>): Content;
  /** The content that is shown to visitors or editors. */
  shown(content: Content, viewing: Viewing): Content;
  dated(content: Content): readonly DatedRecord[];
  /** Why `count` records cannot be generated for load tests; null when they can. */
  notGenerated(content: Content, count: number): { what: string; where: string; why: string; fix: string } | null;
  /** The handler of each call of the build. `generated`: records to generate for load tests. */
  handlers(input: { content: Content; generated: number; site: SiteConfig }): Readonly<Record<string, CallHandler>>;
  /** For each call with parameters, a request that the content has a response for. */
  samples(content: Content): Readonly<Record<string, object | undefined>>;
  /** Numbers of records, by the names that editors give them: `legalTexts`. */
  counts(content: Content): Readonly<Record<string, number>>;
  texts(content: Content): readonly ContentText[];
  /** Why parts of a text are not drawn, with what to do. `text`: the part, as it stands in the file; equal ones in their order. */
  textProblems(html: string): readonly { what: string; why: string; fix: string; text: string }[];
  /** The Markdown file of the text in a response; null when it has none. */
  textFile(response: CallRequest & { record: string | null }): string | null;
  /** Chinese for what the schemas and checks say in English, for the editor of content. */
  refusals?: readonly Refusal[];
  /** Warnings of records that have no effect. `shown`: what visitors see of the content. */
  unused(input: ContentCheck & { content: Content; shown: Content; requests: Requests }): readonly Problem[];
};

/** Types the local content of a site. */
export function defineLocalContent<Content>(local: LocalContent<Content>): LocalContent {
  return local as LocalContent;
}
