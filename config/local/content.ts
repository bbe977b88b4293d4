import { decoded, figureBlock, figureIn } from '../rules/figure-blocks.ts';
import { updatedLast } from '../calls/shapes.ts';
import type { z } from 'zod';
import type { MarkdownFile } from '#generator';
import type { CallData } from '../calls/request.ts';
import type { BlogArticleHead } from '../calls/blog.ts';
import type { Case } from '../calls/cases.ts';
import type { DemoDocument } from '../calls/demos.ts';
import type { calls } from '../calls/index.ts';
import type { Protocol } from '../calls/protocol.ts';
import type { Edition } from '../editions.ts';
import type { ProductCode } from '../products.ts';
import type { parts } from './parts.ts';
import type { blogBlocks } from './schemas.ts';

/** An article from a file: the fields that lists show, and its body as HTML. */
export type WrittenArticle = { head: BlogArticleHead; keywords: string | undefined; content: string };

/** The response of the call `pageData`: both lists as JSON text. */
type PageText = z.input<(typeof calls)['pageData']['data']>;

export type Content = {
  [Name in
    | 'navigation'
    | 'seoInfo'
    | 'commonData'
    | 'bannerList'
    | 'bannerActivity'
    | 'blogNav'
    | 'blogType'
    | 'caseType'
    | 'caseLogo'
    | 'demoList'
    | 'demoDownloadList'
    | 'videoList'
    | 'lecturerList'
    | 'mctalkBanner'
    | 'changePost']: CallData<Name>;
} & {
  blogData: z.output<typeof blogBlocks>;
  /** Newest first. */
  articles: readonly WrittenArticle[];
  /** Newest first. */
  cases: readonly Case[];
  /** Ids of the cases to show first. */
  topCases: readonly string[];
  demoDocuments: readonly DemoDocument[];
  pages: ReadonlyMap<ProductCode, PageText>;
  protocols: Readonly<Record<Edition, readonly Protocol[]>>;
};

type Parts = typeof parts;
/** What a part is read as. */
type Read<Part> = Part extends { kind: 'texts'; schema: infer Schema extends z.ZodType }
  ? readonly MarkdownFile<z.output<Schema>>[]
  : Part extends { kind: 'files'; schema: infer Schema extends z.ZodType }
    ? Readonly<Record<string, z.output<Schema>>>
    : Part extends { schema: infer Schema extends z.ZodType }
      ? z.output<Schema>
      : never;

/** All parts of the content, as they are read. */
export type CompleteParts = { [Name in keyof Parts]: Read<Parts[Name]> };
/** Null when they have an error. */
export type ContentParts = { [Name in keyof Parts]: Read<Parts[Name]> | null };

/** Joins the parts. */
export function contentOf({ articles, cases, demoDocuments, zh, en, pages, ...lists }: CompleteParts): Content {
  return {
    ...lists,
    videoList: newestFirst(lists.videoList, (video) => video),
    articles: newestFirst(
      textsOf(articles).map(({ id, front: { keywords, ...head }, content }) => ({
        head: { id, ...updatedLast(head), ...firstFigure(content) },
        keywords,
        content,
      })),
      ({ head }) => head,
    ),
    cases: newestFirst(
      textsOf(cases).map(({ id, front, content }) => ({ id, ...updatedLast(front), content })),
      (one) => one,
    ),
    demoDocuments: textsOf(demoDocuments).map(({ id, front, content }) => ({ ...front, id, content })),
    protocols: {
      zh: textsOf(zh).map(({ front, content }) => ({ ...front, content })),
      en: textsOf(en).map(({ front, content }) => ({ ...front, content })),
    },
    pages: new Map(
      Object.entries(pages).map(([product, { document, demo }]) => [
        product as ProductCode,
        { document: JSON.stringify(document), demo: JSON.stringify(demo) },
      ]),
    ),
  };
}

/** The texts of files without errors. */
const textsOf = <Front>(files: readonly MarkdownFile<Front>[]) =>
  files.flatMap(({ id, text }) => (text === null ? [] : [{ id, ...text }]));

/** Sorts by time, newest first (stable). */
function newestFirst<Thing>(things: readonly Thing[], timed: (thing: Thing) => { publishTime: string }): Thing[] {
  return things.toSorted((a, b) => Date.parse(timed(b).publishTime) - Date.parse(timed(a).publishTime));
}

/** The text of the first figure of an article that can be drawn. */
function firstFigure(content: string): { figure?: string } {
  const text = [...content.matchAll(figureBlock)]
    .map(([, block = '']) => block)
    .find((block) => 'figure' in figureIn(block));
  return text === undefined ? {} : { figure: decoded(text) };
}
