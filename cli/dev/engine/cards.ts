import type { PageConfig } from '../../../config/page-config.ts';
import type { CardDraft } from '../../cards/card.ts';
import { type Cards, cardTags, imageAddress, fileOf, openCards, wordsOf } from '../../cards/cards.ts';
import { openPool } from '../../cards/pool.ts';
import type { Program } from '../../environment.ts';
import { shortHash } from '../../sha256.mjs';

/** Open Graph images, drawn on request. */
export type LateCards = {
  cards: Pick<Cards, 'show' | 'keep'>;
  /** Draws the image at a path below the document root; null when no page has named it. */
  draw(path: string): Promise<Uint8Array | null>;
};

export type LateCardsOptions = { site: PageConfig; program: Program; cache: string; design: string };

type Draft = Parameters<Cards['show']>[0] & { draft: CardDraft };

/** Opens the cards of one version of a page. */
export function openLateCards(options: LateCardsOptions): LateCards {
  const { site } = options;
  const drafts = new Map<string, Draft>();
  return {
    cards: {
      async show({ draft, look, css, where }) {
        if (draft === null) return { tags: '', image: null, name: null, whole: true };
        const name = shortHash(JSON.stringify([draft, look, css()]));
        drafts.set(fileOf(name), { draft, look, css, where });
        return {
          tags: cardTags({ site, name, words: wordsOf(draft) }),
          image: imageAddress({ site, name, edition: draft.edition }),
          name,
          whole: true,
        };
      },
      keep: async () => false,
    },
    async draw(path) {
      const draft = drafts.get(path);
      return draft === undefined ? null : drawNow({ ...options, draft });
    },
  };
}

/** Draws one card. */
async function drawNow({ draft, site, program, cache, design }: LateCardsOptions & { draft: Draft }) {
  let picture: Uint8Array | null = null;
  const cards = openCards({
    site,
    cache,
    design,
    files: {
      async put(content) {
        picture = content;
        return { hash: '' };
      },
      has: async () => false,
      link: async () => undefined,
    },
    openPool: () => openPool(program),
  });
  await cards.show(draft);
  await cards.close();
  return picture;
}
