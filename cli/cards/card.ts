import type { Edition } from '../../config/editions.ts';
import type { Standalone } from './art/standalone.ts';

/** What the picture shows that other sites put beside a link to a page. Plain data: the same card, the same picture. */
export type Card = {
  edition: Edition;
  /** Name of the company, as the picture is signed. */
  brand: string;
  /** What kind of page it is: a line above the title. */
  label: string | null;
  title: string;
  /** A line or two below the title. */
  text: string | null;
  /** The page's own drawing; null leaves the bridge alone. */
  art: Standalone | null;
  /** The ground: the dark of the heroes, the light of the sections between, or the white of paper. */
  ground: 'night' | 'day' | 'paper';
};

/** A card as its page gives it: the looks of its drawing and its ground are in the page's styles. */
export type CardDraft = Omit<Card, 'art' | 'ground'> & {
  art: string | null;
  /** Classes of the ancestors of the drawing on its page. */
  within: readonly string[];
  paper: boolean;
};

/** Size of every card, in pixels: what link previews are laid out for. */
export const cardSize = { width: 1200, height: 630 } as const;
