import { request as connectPlain } from 'node:http';
import { request as connectSecure } from 'node:https';
import { Agent, buildConnector, type Dispatcher, Pool } from 'undici';
import { type ProxySettings, proxyFor } from '../api-access.ts';

/** Opening a connection through a proxy failed. `code`: of the error, or the status of the proxy's response. */
class ProxyError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the proxy failed (${code})`);
    this.name = 'ProxyError';
    this.code = code;
  }
}

type ProxiedOptions = Pool.Options & { connect?: { timeout?: number } };
type Target = { proxy: URL; origin: string };

/** Connections to any origin, each through its proxy, if it has one. */
export function openAgent({ proxies, ...options }: ProxiedOptions & { proxies: ProxySettings }): Dispatcher {
  return new Agent({
    ...options,
    factory: (origin, given) => {
      const proxy = proxyFor(String(origin), proxies);
      return proxy ? openProxied({ ...options, proxy, origin: String(origin) }) : new Pool(origin, given);
    },
  });
}

/**
 * Opens connections to an origin through a proxy: a tunnel for https, forwarded requests for http, as most proxies require. undici's
 * `ProxyAgent` ignores the limit of responses and the connect timeout, and reconnects without a pause when a proxy closes connections.
 */
export function openProxied({ proxy, origin, ...options }: ProxiedOptions & Target): Dispatcher {
  const { protocol, host } = new URL(origin);
  if (protocol === 'http:') {
    return new Pool(proxy.origin, options).compose((dispatch) => (request, handler) => {
      const headers = { ...(request.headers as Record<string, string>), host, ...authorization(proxy) };
      return dispatch({ ...request, origin: proxy.origin, path: `${origin}${request.path}`, headers }, handler);
    });
  }
  const secure = buildConnector(options.connect);
  return new Pool(origin, {
    ...options,
    connect: (target, callback) => {
      tunnel({ proxy, host: `${target.hostname}:${target.port || 443}`, timeout: options.connect?.timeout }).then(
        (socket) => secure({ ...target, httpSocket: socket }, callback),
        (error: Error) => callback(error, null),
      );
    },
  });
}

type TunnelOptions = { proxy: URL; host: string; timeout: number | undefined };
type Socket = NonNullable<buildConnector.Options['httpSocket']>;

/** Opens a tunnel. Rejects with a `ProxyError`. */
function tunnel({ proxy, host, timeout }: TunnelOptions): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const request = proxy.protocol === 'https:' ? connectSecure : connectPlain;
    const headers = { host, ...authorization(proxy) };
    const connecting = request(proxy.origin, { method: 'CONNECT', path: host, headers, timeout, agent: false });
    connecting
      .once('connect', ({ statusCode = 0 }, socket) => {
        socket.setTimeout(0);
        if (statusCode === 200) return resolve(socket as Socket);
        socket.on('error', () => undefined).destroy();
        reject(new ProxyError(String(statusCode)));
      })
      .once('timeout', () => connecting.destroy(new ProxyError('UND_ERR_CONNECT_TIMEOUT')))
      .on('error', (error: NodeJS.ErrnoException) => reject(new ProxyError(error.code ?? error.name)))
      .end();
  });
}

function authorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const user = [username, password].map(decodeURIComponent).join(':');
  return { 'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}` };
}
