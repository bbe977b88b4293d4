import type { SiteConfig } from '../define/config.ts';
import { escapeLiteral } from './patterns.ts';

/** What requests to foreign host names get. */
export type ForeignHosts = {
  action: 'redirect' | 'refuse';
  /** Expression of the names that are not foreign. */
  own: string;
};

/** Names that no other site can point to this machine: addresses, names without dots, and those of `localhost`. */
const ownMachine = String.raw`[\d.]+|\[.*\]|[^.]*|.*\.localhost`;

/**
 * The rule for foreign host names; null: they are served. A release with drafts refuses them in any case, because a site that points its own
 * name to this machine could read drafts through it.
 */
export function foreignHosts({ origins, drafts, nginx }: SiteConfig): ForeignHosts | null {
  const names = Object.values(origins).map((origin) => escapeLiteral(new URL(origin).hostname));
  if (nginx.otherHosts !== 'serve') return { action: nginx.otherHosts, own: `^(?:${names.join('|')})$` };
  return drafts ? { action: 'refuse', own: `^(?:${[...names, ownMachine].join('|')})$` } : null;
}
