import type { Page, PageProps, PageRoute, PageTheme } from '../define/page.ts';
import type { Seo } from '../define/navigation.ts';
import type { PageConfig } from '../define/config.ts';
import type { PictureForms } from '../define/content-picture.ts';
import type { SiteRendering } from '../define/rendering.ts';
import type { RowFacts } from '../define/row-facts.ts';
import type { ImageDraft } from '../og-images/image.ts';
import { assertSound } from './assert-sound.ts';
import type { Fragments } from './fragments.ts';
import { assertNoLeftovers, masked } from './leftovers.ts';
import { headMarkup } from './head.ts';
import { imageDraft } from './image-draft.ts';
import { joinSources, type PageSources, sourcesOf } from './page-sources.ts';
import { openingText } from './opening-text.ts';
import { pageResponses } from './page-responses.ts';
import type { RenderRules } from './render-rules.ts';
import type { PictureSizes } from './sanitize.ts';
import { isOverdue, type TextProblem } from './text-problem.ts';
import { inside } from '../define/inside.ts';

/** A page to render: plain data, so that it can be sent to a thread. */
export type RenderJob = {
  route: PageRoute;
  seo: Seo | null;
  /** The responses by the names that the page uses, with their calls. */
  responses: Record<string, { call: string; data: unknown }>;
  /** Sizes of pictures in the responses that have none, and smaller variants. */
  sizes: PictureSizes;
  /** Facts of other rows of the route table that the page reads. */
  rows: RowFacts;
  /** Addresses of the scripts of islands and try-outs, by name. */
  placeScripts: Readonly<Record<string, string>>;
  searched: boolean;
};

/** A problem of the text in a field of a response: the name of the response in the page, and the id of the record that has the field. */
export type AnswerProblem = TextProblem & { name: string; field: string; record: string | null };

export type Rendered = {
  head: string;
  main: string;
  /** Sources for the content-security policy, and required files. */
  sources: PageSources;
  theme: PageTheme;
  /** Length of the text in `<main>`, for the shrink guard. */
  text: number;
  /** What the texts in its responses have that it does not show. */
  problems: readonly AnswerProblem[];
  /** Modification date given by the content. */
  modified: string | null;
  /** The Open Graph image to draw; null when the page has its own image, or none. */
  ogImage: ImageDraft | null;
};

/** The context for all pages of a build. */
export type RenderContext = {
  site: PageConfig;
  now: number;
  rules: RenderRules;
  fragments: Fragments;
  /** Open Graph images that several pages share, by name. */
  ogImages: Map<string, ImageDraft | null>;
  markup: typeof import('./markup.tsx');
  rendering: SiteRendering;
  load: (page: string) => Promise<Page>;
};

export async function renderPage(job: RenderJob, context: RenderContext): Promise<Rendered> {
  const { route, seo, sizes } = job;
  const { site, rules, markup, rendering, fragments, load } = context;
  const page = await load(route.page);
  const problems: AnswerProblem[] = [];
  const named = Object.entries(job.responses).map(([name, { call, data }]) => {
    const made = safe({ call, data, rules, route, fragments, sizes });
    problems.push(...made.problems.map((problem) => ({ ...problem, name })));
    return [name, made.data] as const;
  });
  const content: PageContent = { responses: Object.fromEntries(named), seo, rows: job.rows };
  const { head, theme, main, tags } = pageMarkup({ page, content, job, context });
  const inMain = sourcesOf(main);
  assertSound({ main, sources: inMain });
  await assertNoLeftovers({
    html: tags + main,
    withMaskedContent() {
      const again = pageMarkup({ page, content: masked(content), job, context });
      return again.tags + again.main;
    },
  });
  return {
    head: tags,
    main,
    sources: joinSources([sourcesOf(tags), inMain]),
    theme,
    text: main.replace(/<[^>]*>/g, '').length,
    problems,
    modified: head.modified ?? null,
    ogImage: shared({
      name: head.image === undefined ? head.ogImage?.sharedAs : undefined,
      drafts: context.ogImages,
      make: () => imageDraft({ head, seo, route, site, theme, main, markup, rendering }),
    }),
  };
}

/** What a page shows that editors wrote, with sanitized HTML. */
type PageContent = { responses: Record<string, unknown>; seo: Seo | null; rows: RowFacts };

type PageMarkupOptions = { page: Page; content: PageContent; job: RenderJob; context: RenderContext };

function pageMarkup({ page, content, job, context }: PageMarkupOptions) {
  const { route, placeScripts, sizes } = job;
  const { site, now, rules, markup, rendering } = context;
  const props: PageProps = {
    data: pageResponses(content.responses),
    route,
    site,
    now,
  };
  const head = page.head?.(props) ?? {};
  const theme: PageTheme = (typeof page.theme === 'function' ? page.theme(props) : page.theme) ?? {};
  const { main, preloads } = markup.mainMarkup({
    rendering,
    page,
    props,
    rows: content.rows,
    placeScripts,
    pictures: formsOf(sizes),
  });
  const opening = openingText({ main, columns: rules.description });
  return {
    head,
    theme,
    main,
    tags: preloads + headMarkup({ head, seo: content.seo, route, site, rendering, opening }),
  };
}

function formsOf(sizes: PictureSizes): PictureForms {
  return Object.fromEntries(Object.entries(sizes).flatMap(([address, { forms }]) => (forms ? [[address, forms]] : [])));
}

type SharedOptions = { name: string | undefined; drafts: RenderContext['ogImages']; make: () => ImageDraft | null };

function shared({ name, drafts, make }: SharedOptions): ImageDraft | null {
  if (name === undefined) return make();
  const known = drafts.get(name);
  const draft = known === undefined ? make() : known;
  drafts.set(name, draft);
  return draft;
}

type Unsafe = HtmlOfOptions & { route: PageRoute; fragments: Fragments; sizes: PictureSizes };

/**
 * A response with sanitized HTML fields: pages never get unsanitized HTML. It is empty, as that of a failed call, when one of its texts took
 * too long.
 */
function safe({ call, data, rules, route, fragments, sizes }: Unsafe): {
  data: unknown;
  problems: Omit<AnswerProblem, 'name'>[];
} {
  const fields = htmlOf({ call, data, rules }).map(([field, html]) => {
    const steps = field.split('.');
    const record = idOf(steps.slice(0, -1).reduce(inside, data));
    return { field, steps, record, ...fragments.make({ html, edition: route.edition, sizes }) };
  });
  return {
    data: fields.some(isOverdue)
      ? rules.html[call]!.empty
      : fields.reduce((made, { steps, html }) => replaced(made, steps, html), data),
    problems: fields.flatMap(({ field, record, problems }) =>
      problems.map((problem) => ({ ...problem, field, record })),
    ),
  };
}

const idOf = (record: unknown): string | null => {
  const id = inside(record, 'id');
  return typeof id === 'string' ? id : null;
};

type HtmlOfOptions = { call: string; data: unknown; rules: Pick<RenderRules, 'html'> };

/** The unsanitized HTML fields of a response. */
export function htmlOf({ call, data, rules }: HtmlOfOptions): (readonly [field: string, html: string])[] {
  const { fields } = rules.html[call] ?? { fields: [] };
  if (data === null || typeof data !== 'object') return [];
  return fields.map((field) => [field, String(field.split('.').reduce(inside, data) ?? '')] as const);
}

/** A copy of the data with another value at a path. Responses are shared and must not be changed. */
function replaced(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  return step === undefined ? value : { ...(data as object), [step]: replaced(inside(data, step), rest, value) };
}
