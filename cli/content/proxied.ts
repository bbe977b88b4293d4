import { type Agent, EnvHttpProxyAgent } from 'undici';
import type { ProxySettings } from '../api-access.ts';

/** Opens connections through proxies; those to the hosts of `no_proxy` are direct. Plain requests are forwarded, as most proxies want it. */
export function openProxied({ proxy, ...options }: Agent.Options & { proxy: ProxySettings }): EnvHttpProxyAgent {
  return new EnvHttpProxyAgent({ ...options, ...proxy, proxyTunnel: false });
}
