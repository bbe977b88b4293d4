import type { Edition } from '../config/editions.ts';
import type { PageConfig } from '../config/page-config.ts';

type PublisherOptions = { edition: Edition; site: Pick<PageConfig, 'brand' | 'origins'> };

/** The company as the publisher of a text: schema.org Organization with its logo. */
export function publisherOf({ edition, site: { brand, origins } }: PublisherOptions): object {
  return {
    '@type': 'Organization',
    name: brand[edition].name,
    url: `${origins[edition]}/`,
    logo: { '@type': 'ImageObject', url: `${origins[edition]}/icon-512.png` },
  };
}

/** The author of a text: a team is an Organization, anybody else a Person. Without a name the publisher wrote it. */
export function authorOf({ name, publisher }: { name: string; publisher: object }): object {
  if (!name) return publisher;
  return { '@type': /(?:团队|小组|team)$/i.test(name) ? 'Organization' : 'Person', name };
}
