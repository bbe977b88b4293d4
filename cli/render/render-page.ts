import type { Page, PageProps, PageRoute, PageTheme } from '../../components/define-page.ts';
import type { CallName } from '../../config/calls/ask.ts';
import { calls } from '../../config/calls/index.ts';
import type { Call } from '../../config/calls/call.ts';
import type { Seo } from '../../config/calls/page.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { RowFacts } from '../../config/rules/row-facts.ts';
import type { CardDraft } from '../cards/card.ts';
import { assertSound } from './assert-sound.ts';
import { cardDraft } from './card-draft.ts';
import type { Fragments } from './fragments.ts';
import { headMarkup } from './head.ts';
import { joinSources, type PageSources, sourcesOf } from './page-sources.ts';
import { pageAnswers } from './page-answers.ts';
import type { PictureSizes } from './sanitize.ts';

/** One page to render: plain data, so that it can cross to a thread. */
export type RenderJob = {
  route: PageRoute;
  seo: Seo | null;
  /** The page's answers under its own names, each with the call it came from. */
  answers: Record<string, { call: CallName; data: unknown }>;
  /** Sizes of pictures that the answers show without saying them. */
  sizes: PictureSizes;
  /** What the page reads of other rows of the route table. */
  rows: RowFacts;
  /** Addresses of the scripts of places, by name. */
  placeScripts: Readonly<Record<string, string>>;
  /** Whether searches find the page. */
  searched: boolean;
};

/** A rendered page without its frame. */
export type Rendered = {
  head: string;
  /** `<main>` as it is written. */
  main: Uint8Array;
  /** What of both the document needs. */
  sources: PageSources;
  theme: PageTheme;
  /** Characters of text in `<main>`: the shrink guard compares them. */
  text: number;
  /** When the content last changed, as the content says. */
  modified: string | null;
  /** The picture that other sites show with a link to the page; null where it has an image of its own, or none. */
  card: CardDraft | null;
};

/** What stays the same for all pages of a build. */
export type RenderContext = {
  site: PageConfig;
  now: number;
  fragments: Fragments;
  /** Cards that several pages share, by the names these have for them. */
  cards: Map<string, CardDraft | null>;
  markup: typeof import('./markup.tsx');
  load: (page: string) => Promise<Page>;
};

export async function renderPage(
  { route, seo, answers, sizes, rows, placeScripts }: RenderJob,
  context: RenderContext,
): Promise<Rendered> {
  const { site, now, markup, fragments, load } = context;
  const page = await load(route.page);
  const named = Object.entries(answers).map(
    ([name, { call, data }]) => [name, safe({ call, data, route, fragments, sizes })] as const,
  );
  const props: PageProps<any> = {
    data: pageAnswers(Object.fromEntries(named)) as PageProps<any>['data'],
    route,
    site,
    now,
  };
  const head = page.head?.(props) ?? {};
  const { main, preloads } = markup.mainMarkup({ page, props, rows, placeScripts });
  const inMain = sourcesOf(main);
  assertSound({ main, sources: inMain });
  const tags = preloads + headMarkup({ head, seo, route, site });
  return {
    head: tags,
    main: new TextEncoder().encode(main),
    sources: joinSources([sourcesOf(tags), inMain]),
    theme: (typeof page.theme === 'function' ? page.theme(props) : page.theme) ?? {},
    text: main.replace(/<[^>]*>/g, '').length,
    modified: head.modified ?? null,
    card: shared({
      name: head.image === undefined ? head.card?.sharedAs : undefined,
      cards: context.cards,
      make: () => cardDraft({ head, seo, route, site, main, markup }),
    }),
  };
}

function shared({
  name,
  cards,
  make,
}: {
  name: string | undefined;
  cards: RenderContext['cards'];
  make: () => CardDraft | null;
}): CardDraft | null {
  if (name === undefined) return make();
  const known = cards.get(name);
  const card = known === undefined ? make() : known;
  cards.set(name, card);
  return card;
}

type Unsafe = { call: CallName; data: unknown; route: PageRoute; fragments: Fragments; sizes: PictureSizes };

/** An answer with its HTML fields reduced to what is allowed: no page ever sees them as they came. */
function safe({ call, data, route, fragments, sizes }: Unsafe): unknown {
  const fields = htmlOf({ call, data }).map(
    ([field, html]) => [field, fragments.make({ html, edition: route.edition, sizes })] as const,
  );
  return fields.reduce((made, [field, html]) => replaced(made, field.split('.'), html), data);
}

/** The fields of an answer that hold HTML, as they came. */
export function htmlOf({ call, data }: { call: CallName; data: unknown }): (readonly [field: string, html: string])[] {
  const { html = [] }: Call = calls[call];
  if (data === null || typeof data !== 'object') return [];
  return html.map((field) => [field, String(field.split('.').reduce(inside, data) ?? '')] as const);
}

function inside(data: unknown, step: string): unknown {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>)[step] : undefined;
}

/** The same data with another value at the end of some steps; answers are shared, and so never changed in place. */
function replaced(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  return step === undefined ? value : { ...(data as object), [step]: replaced(inside(data, step), rest, value) };
}
