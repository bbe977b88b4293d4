import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { escapeHtml } from '../escape.ts';
import type { Problem } from '../problem.ts';
import { type Classes, readClasses } from './art/classes.ts';
import { standalone } from './art/standalone.ts';
import { type Card, type CardDraft, cardSize } from './card.ts';
import { openDrawnBefore } from './drawn-before.ts';
import type { Drawn } from './thread.ts';

/** A page's card as its head names it. */
export type Shown = {
  /** Tags for the head; empty where the page has no card. */
  tags: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** Name of the picture, by which it is found again; null where there is none. */
  name: string | null;
  /** False when a fallback card is used: the page has to be made again. */
  whole: boolean;
};

/** The pictures that other sites show with links to our pages: each is drawn once, and again only when what it shows changes. */
export type Cards = {
  /** The card of a page, drawn if it was not before, and staged. `look` names the page's styles, whose text `css` gives. */
  show(page: { draft: CardDraft | null; look: string; css: () => string; where: string }): Promise<Shown>;
  /** Stages a card drawn earlier; false when it is not at hand. */
  keep(name: string | null): Promise<boolean>;
  /** Stages the card that a page of another release names, out of that release's document root. */
  carry(page: { html: string; site: string }): Promise<void>;
  /** Cards that could not be drawn as they should be. */
  problems(): readonly Problem[];
  /** Makes room in the cache. */
  tidy(): void;
  close(): Promise<void>;
};

type Files = {
  put(content: Uint8Array): Promise<{ hash: string }>;
  has(hash: string): Promise<boolean>;
  link(path: string, hash: string): Promise<void>;
};

type OpenCardsOptions = {
  site: PageConfig;
  cache: string;
  /** Hash of all that draws: another one, other pictures. */
  design: string;
  files: Files;
  /** Opens where cards are drawn; called with the first one that is not remembered. */
  openPool: () => Pool;
};

export type Pool = { draw(card: Card): Promise<Drawn>; close(): Promise<void> };

const named = /<meta property="og:image" content="[^"]*\/assets\/card-([0-9a-f]{16})\.png">/;

export function openCards({ site, cache, design, files, openPool }: OpenCardsOptions): Cards {
  const before = openDrawnBefore(cache);
  const failed = new Map<string, Set<string>>();
  const kept = new Map<string, Promise<boolean>>();
  const made = new Map<string, Promise<boolean>>();
  const looks = new Map<string, Classes>();
  const shown = new Map<string, Promise<Shown>>();
  let pool: Pool | null = null;

  const nameOf = (card: Card) =>
    createHash('sha256').update(design).update(JSON.stringify(card)).digest('hex').slice(0, 16);

  async function link(name: string, hash: string): Promise<true> {
    await files.link(`site/${fileOf(name)}`, hash);
    return true;
  }

  const find = async (name: string) => {
    const hash = before.find(name);
    return hash !== null && (await files.has(hash)) && link(name, hash);
  };
  const keep = (name: string) => once({ name, among: kept, work: () => find(name) });

  async function make({ name, card, where }: { name: string; card: Card; where: string }): Promise<boolean> {
    if (await keep(name)) return true;
    const result = await (pool ??= openPool())
      .draw(card)
      .catch((failure: unknown) => ({ failure: messageOf(failure) }));
    if ('png' in result) {
      const { hash } = await files.put(result.png);
      before.put(name, hash);
      return link(name, hash);
    }
    const why = 'missing' in result ? `no font has these characters of its title: ${result.missing}` : result.failure;
    failed.set(why, (failed.get(why) ?? new Set()).add(where));
    return false;
  }

  async function show({
    draft,
    look,
    css,
    where,
  }: {
    draft: CardDraft;
    look: string;
    css: () => string;
    where: string;
  }): Promise<Shown> {
    const classes = looks.get(look) ?? readClasses(css());
    looks.set(look, classes);
    const { brand, label, within, paper } = draft;
    const art = draft.art === null ? null : standalone({ svg: draft.art, classes });
    const dark = within.some((name) => isDark(classes.of.get(name)));
    const card: Card = {
      brand,
      label,
      ...wordsOf(draft),
      art,
      ground: paper ? 'paper' : dark ? 'night' : 'day',
    };
    for (const tried of [card, ...general({ site, edition: card.edition })]) {
      const name = nameOf(tried);
      if (await once({ name, among: made, work: () => make({ name, card: tried, where }) }))
        return {
          tags: cardTags({ site, name, words: tried }),
          image: imageAddress({ site, name, edition: tried.edition }),
          name,
          whole: tried === card,
        };
    }
    return { tags: '', image: null, name: null, whole: false };
  }

  return {
    async show(page) {
      if (page.draft === null) return { tags: '', image: null, name: null, whole: true };
      // Thousands of articles have the cards of a few categories.
      const key = `${page.look} ${JSON.stringify(page.draft)}`;
      const task = shown.get(key) ?? show({ ...page, draft: page.draft });
      shown.set(key, task);
      return task;
    },
    keep: async (name) => name === null || keep(name),
    async carry({ html, site: root }) {
      const [, name] = named.exec(html) ?? [];
      if (name === undefined || (await keep(name))) return;
      const content = await readFile(join(root, fileOf(name))).catch(() => null);
      if (content) await link(name, (await files.put(content)).hash);
    },
    problems: () => [...failed].map(undrawn),
    tidy: before.evict,
    async close() {
      await pool?.close();
      before.close();
    },
  };
}

/** The path of a picture, below the document root. */
export const fileOf = (name: string) => `assets/card-${name}.png`;

/** What of a card is words. */
export type CardText = Pick<Card, 'edition' | 'title' | 'text'>;

/** The words of a draft as they are drawn. */
export const wordsOf = ({ edition, title, text }: CardText): CardText => ({
  edition,
  title: clean(title),
  text: text && clean(text),
});

/** The absolute address of a picture in an edition. */
export const imageAddress = ({ site, name, edition }: { site: PageConfig; name: string; edition: Edition }) =>
  `${site.origins[edition]}/${fileOf(name)}`;

/** Tags for the head of a page whose picture has a name. */
export function cardTags({ site, name, words }: { site: PageConfig; name: string; words: CardText }): string {
  const { edition, title, text } = words;
  const alt = [title, text].filter(Boolean).join(edition === 'zh' ? '：' : ': ');
  return [
    ['og:image', imageAddress({ site, name, edition })],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', alt],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content!)}">`)
    .join('');
}

/** Text without what is drawn in no font of ours, and is no loss: pictographs and marks that direct them. */
const clean = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}|\ufe0f/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** The fallback of a card that cannot be drawn: the company's name and slogan, and where even these cannot be set, the mark alone. */
function general({ site, edition }: { site: PageConfig; edition: Edition }): Card[] {
  const { name, slogan } = site.brand[edition];
  const bare: Card = { edition, brand: '', label: null, title: '', text: null, art: null, ground: 'night' };
  return [{ ...bare, brand: name, title: slogan }, bare];
}

/** The same work for one name is done once. */
async function once({
  name,
  among,
  work,
}: {
  name: string;
  among: Map<string, Promise<boolean>>;
  work: () => Promise<boolean>;
}): Promise<boolean> {
  const task = among.get(name) ?? work();
  among.set(name, task);
  return task;
}

/** Whether what has these styles is dark, or written on what is. */
function isDark(styles: Readonly<Record<string, string>> = {}): boolean {
  return /--night\b/.test(styles['background'] ?? '') || /--on-night\b/.test(styles['color'] ?? '');
}

/** Pages that a message names; the rest is a number. */
const listed = 3;

function undrawn([why, pages]: readonly [string, ReadonlySet<string>]): Problem {
  const more = pages.size > listed ? ` and ${pages.size - listed} more` : '';
  return {
    severity: 'warning',
    what: 'the picture for links to a page could not be drawn',
    where: `${[...pages].sort().slice(0, listed).join(', ')}${more}`,
    why,
    fix: 'other sites show a general picture meanwhile: give the page a title in Chinese and Latin letters, or reinstall the packages with npm ci',
  };
}
