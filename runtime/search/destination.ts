import type { FoundPage } from '#generator';
import type { BrowserConfig } from '../../config/browser-config.ts';
import type { Edition } from '../../config/editions.ts';
import { demoAddress, type Destination, destinations } from '../../config/search.ts';
import { words } from './words.ts';

type DestinationOfInput = { query: string; edition: Edition; config: BrowserConfig };

/** The place that a query asks for, as a result; null where it asks for none. Its link gets what is known of the visitor, as every other does. */
export function destinationOf({ query, edition, config }: DestinationOfInput): FoundPage | null {
  const text = query.normalize('NFKC');
  const asked = (Object.keys(destinations) as Destination[]).find((name) => destinations[name].test(text));
  if (asked === undefined) return null;
  const account = config.account[edition];
  const { title, about } = words[edition].destinations[asked];
  const address = {
    login: account + config.paths.login,
    register: account + config.paths.register,
    console: config.console[edition],
    demo: demoAddress[edition],
  }[asked];
  return { address, title, about, area: asked === 'demo' ? 'sdk' : 'account', text: about };
}
