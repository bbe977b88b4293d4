import type { Edition } from '../../../config/editions.ts';
import { isHostOf } from '../../../config/rules/edition.ts';
import type { Answer } from '../answer.ts';
import type { Exchange } from '../exchange.ts';

/** A request for a page of a stand-in. */
export type Visit = {
  exchange: Exchange;
  path: string;
  query: URLSearchParams;
  /** The edition the visitor comes from, by the host name. */
  edition: Edition;
  cookies: string | undefined;
};

export function visitOf(exchange: Exchange, enDomain: string): Visit {
  const hostname = (exchange.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  return {
    exchange,
    path: exchange.path.replace(/(?<=.)\/+$/, ''),
    query: new URLSearchParams(exchange.query),
    edition: isHostOf(hostname, enDomain) ? 'en' : 'zh',
    cookies: exchange.header('cookie'),
  };
}

/** The fields of a submitted form, or the answer that says why not. */
export async function formOf({
  exchange,
}: Visit): Promise<{ ok: true; fields: URLSearchParams } | { ok: false; answer: Answer }> {
  const body = await exchange.body();
  return body.ok ? { ok: true, fields: new URLSearchParams(body.bytes.toString('utf8')) } : body;
}

/**
 * Whether a request comes from this machine itself. By name too: a page of any other site could send a form here, or give its own name
 * our address.
 */
export function isOurs({ exchange }: Visit): boolean {
  const host = exchange.header('host') ?? '';
  const origin = exchange.header('origin');
  return (
    exchange.direct &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}
