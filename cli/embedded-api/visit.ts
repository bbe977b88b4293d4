import type { SiteConfig } from '../define/config.ts';
import { mainEdition } from '../define/editions.ts';
import { isHostOf } from '../define/host.ts';
import type { Exchange, Visit } from '../define/stand-ins.ts';

type VisitedSite = Pick<SiteConfig, 'editions' | 'domains'>;

export function visitOf(exchange: Exchange, { editions, domains }: VisitedSite): Visit {
  const hostname = (exchange.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  const names = Object.keys(editions);
  return {
    exchange,
    path: exchange.path.replace(/(?<=.)\/+$/, ''),
    query: new URLSearchParams(exchange.query),
    edition: names.find((edition) => domains[edition] && isHostOf(hostname, domains[edition])) ?? mainEdition(editions),
    cookies: exchange.header('cookie'),
  };
}
