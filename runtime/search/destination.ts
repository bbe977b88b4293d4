import type { FoundPage } from '#generator';
import type { BrowserConfig } from '../../config/browser-config.ts';
import type { Edition } from '../../config/editions.ts';
import { asking, demoAddress, type Destination, destinations } from '../../config/search.ts';
import { words } from './words.ts';

/** Areas of places that are not of the account. */
const areas: Partial<Record<Destination, string>> = { demo: 'sdk', docs: 'docs', status: 'status' };

type DestinationOfOptions = { query: string; edition: Edition; config: BrowserConfig };

/** The place that a query asks for, as a result; null where it asks for none. Its link gets what is known of the visitor, as every other does. */
export function destinationOf({ query, edition, config }: DestinationOfOptions): FoundPage | null {
  const text = query.normalize('NFKC').replace(asking, '');
  const asked = (Object.keys(destinations) as Destination[]).find((name) => destinations[name].test(text));
  if (asked === undefined) return null;
  const account = config.account[edition];
  const { title, about } = words[edition].destinations[asked];
  const address = {
    login: account + config.paths.login,
    register: account + config.paths.register,
    console: config.console[edition],
    demo: demoAddress[edition],
    docs: config.docs,
    status: config.statusPage,
  }[asked];
  return { address, title, about, area: areas[asked] ?? 'account', text: about };
}
