import type { Edition } from '../../../config/editions.ts';
import { isHostOf } from '../../define/host.ts';
import { type HttpResponse, refusal } from '../http-response.ts';
import type { Exchange } from '../exchange.ts';

export type Visit = {
  exchange: Exchange;
  path: string;
  query: URLSearchParams;
  /** The edition, by host name. */
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

export async function formOf({
  exchange,
}: Visit): Promise<{ ok: true; fields: URLSearchParams } | { ok: false; answer: HttpResponse }> {
  const body = await exchange.body();
  return body.ok ? { ok: true, fields: new URLSearchParams(body.bytes.toString('utf8')) } : body;
}

/**
 * Whether a request comes from this machine. Checks the host name and the origin too, against CSRF and DNS rebinding.
 */
export function isLocalRequest({ exchange }: Visit): boolean {
  const host = exchange.header('host') ?? '';
  const origin = exchange.header('origin');
  return (
    exchange.direct &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}

/** The response to other machines for a page that only this one may see. */
export function onlyLocal(path: string): HttpResponse {
  return refusal({ status: 403, msg: `${path} is available on this machine only` });
}
