import { type Agent, EnvHttpProxyAgent } from 'undici';
import type { ProxySettings } from '../api-access.ts';

/** Opens connections through proxies, except to the hosts in `no_proxy`. HTTP requests are forwarded, not tunneled, as most proxies require. */
export function openProxied({ proxy, ...options }: Agent.Options & { proxy: ProxySettings }): EnvHttpProxyAgent {
  return new EnvHttpProxyAgent({ ...options, ...proxy, proxyTunnel: false });
}
