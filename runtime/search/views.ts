import { proposedSearches, searchSections } from '../../config/search.ts';
import type { FoundPage } from '#generator';
import { currentEdition } from '../lib/config.ts';
import { excerptOf, marked, rangesOf } from './excerpt.ts';
import { words } from './words.ts';

/** An element with children; `part` is its `data-search-part`, which styles read. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { part, children }: { part?: string; children: readonly (Node | string)[] },
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (part) made.dataset['searchPart'] = part;
  made.append(...children);
  return made;
}

export function button({ text, act }: { text: string; act: () => void }): HTMLButtonElement {
  const made = element('button', { children: [text] });
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

/** One result: title with marks, section, excerpt with marks. */
export function resultItem({ page, terms }: { page: FoundPage; terms: readonly string[] }): HTMLLIElement {
  const { address, title, area, about, text } = page;
  const fits = rangesOf({ text, terms }).length > 0 || !about;
  const excerpt = fits ? excerptOf({ text, terms }) : about;
  const link = element('a', {
    children: [
      element('b', { children: marked({ text: title, terms }) }),
      element('small', { children: [searchSections[currentEdition()][area] ?? ''] }),
      element('span', { children: marked({ text: excerpt, terms }) }),
    ],
  });
  link.href = address;
  link.dataset['eventId'] = `open:${address}`;
  link.dataset['eventZone'] = 'search';
  return element('li', { children: [link] });
}

/** Searches to begin with; `choose` takes the chosen one. */
export function proposals({ choose }: { choose: (query: string) => void }): Node[] {
  const edition = currentEdition();
  const buttons = proposedSearches[edition].map((text) => button({ text, act: () => choose(text) }));
  return [
    element('p', { children: [words[edition].proposed] }),
    element('p', { part: 'proposals', children: buttons }),
  ];
}
