import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import type { SiteConfig } from '../define/config.ts';
import type { SiteDefinition } from '../define/site.ts';
import { startApi } from '../embedded-api/server.ts';
import { nginxFiles } from '../emit/nginx/nginx-files.ts';
import { type CurrentRelease, currentReleaseReader } from '../preview/current-release.ts';
import { findNginx, type NginxLocation } from '../preview/find-nginx.ts';
import {
  freeAddress,
  httpAddress,
  isListening,
  isWildcard,
  type ListenAddress,
  parseListenAddress,
  portInUse,
} from '../preview/listen-address.ts';
import { localSite } from '../preview/local-site.ts';
import { openBrowser } from '../preview/open-browser.ts';
import { relocatedCopy } from '../preview/relocated-copy.ts';
import { startNginx } from '../preview/start-nginx.ts';
import { startPreview } from '../preview/start-preview.ts';
import { outputFolder, recordServed } from '../release/output-folder.ts';
import { parseUpstream } from '../server-model/upstream.ts';
import { nameServers } from '../pipeline/name-servers.ts';

export type PreviewOptions = {
  out: string;
  site: SiteConfig;
  definition: SiteDefinition;
  /** The port to listen on; null: that of SITE_LISTEN, or the next free one. */
  port: number | null;
  /** The host to listen on; null: that of SITE_LISTEN. */
  host: string | null;
  open: boolean;
  /** Where the real nginx is, which serves by the generated rules; null: the built-in server. */
  nginx: NginxLocation | null;
  content: string;
  linked: readonly string[];
  data: string;
  articles: number;
  latency: number;
  say: (line: string) => void;
};

type Server = { ended: Promise<unknown>; close: () => Promise<void> };

/**
 * Serves the current release on this machine, with the embedded API behind it, until SIGINT or SIGTERM. Origins in pages
 * and redirects follow the address that it listens on. Throws a `Stop` when there is no release, when the address cannot be
 * had, or when nginx does not run.
 */
export async function preview(options: PreviewOptions): Promise<void> {
  const { out, site, definition, open, say } = options;
  const program = options.nginx && findNginx(options.nginx);
  const stopped = new AbortController();
  const signal = Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal: stopped.signal })));
  signal.catch(() => undefined);
  const { rules } = currentReleaseReader({ out })();
  const listen = await listenAddress(options);
  const [first = ''] = Object.keys(site.editions);
  const api = await openApi({ ...options, listen });
  try {
    const { site: local, addresses } = localSite({ site, definition, listen, apiPort: api.port });
    // nginx serves by the rules of the release, which allow no stand-ins.
    const release = currentReleaseReader({ out, addresses: { ...addresses, services: null } })();
    const server: Server = program
      ? await serveWithNginx({ program, out, site, local, listen, release })
      : await serveWithNode({ out, local, listen, addresses });
    try {
      say(`Release ${rules.release}, served by ${program ? 'nginx' : 'the preview'}; ${api.text}`);
      for (const { edition, origin } of [...release.rules.editions].reverse()) say(`  ${edition}  ${origin}/`);
      for (const host of otherHosts(listen.host)) say(`  ${first}  http://${host}:${listen.port}/ from other machines`);
      if (!program && addresses.services)
        say(`  ${addresses.services.origin}/services shows clicks, shares and chat messages`);
      say('Stop with Ctrl+C');
      if (open)
        void openBrowser(`${addresses.origins[first]!}/`).then((isOpen) => isOpen || say('No browser could be opened'));
      await Promise.race([signal, server.ended]);
    } finally {
      await server.close();
    }
  } finally {
    stopped.abort();
    await api.close();
  }
}

/** The address to listen on. A port that is in use is replaced by the next free one, unless `--port` names it. */
async function listenAddress({ site, port, host, say }: PreviewOptions): Promise<ListenAddress> {
  const configured = parseListenAddress(site.listen);
  const wanted = { host: host ?? configured.host, port: port ?? configured.port };
  const free = await freeAddress(wanted);
  if (free.port === wanted.port) return wanted;
  if (port !== null) throw portInUse({ address: wanted, offer: `--port ${free.port}` });
  say(`Port ${wanted.port} is in use; the preview uses ${free.port}`);
  return free;
}

type OpenApi = {
  text: string;
  /** Port of the embedded API; null: the API is another one. */
  port: number | null;
  close: () => Promise<void>;
};

/**
 * Starts the embedded API at the configured address, unless that is on another machine or an API listens there. A preview at
 * another port than the configured one starts its own API, because an API knows the addresses of its site.
 */
async function openApi({
  site,
  definition,
  listen,
  content,
  linked,
  data,
  articles,
  latency,
  say,
}: PreviewOptions & { listen: ListenAddress }): Promise<OpenApi> {
  const upstream = parseUpstream(site.apiUpstream);
  const other: OpenApi = { text: `API calls go to ${site.apiUpstream}`, port: null, close: async () => undefined };
  const host = upstream?.host.replace(/^\[|\]$/g, '');
  if (upstream?.protocol !== 'http' || host === undefined || !isLoopback(host)) return other;
  const wanted = { host, port: upstream.port };
  const isUsual = site.apiUpstream === definition.config.apiUpstream;
  const moved = isUsual && listen.port !== parseListenAddress(site.listen).port;
  // Any program may have the usual port; an address that was configured is taken at its word.
  if (!moved && (await isListening(wanted)) && (!isUsual || (await answersCalls(httpAddress(wanted), definition))))
    return other;
  const { port } = await freeAddress(wanted);
  const local = localSite({ site, definition, listen, apiPort: port }).site;
  const api = await startApi({
    definition,
    host,
    port,
    portSetting: { where: 'SITE_API_UPSTREAM', fix: 'set it to 127.0.0.1 and another port' },
    content,
    linked,
    articles,
    latency,
    standIn: { site: local, data, log: say },
  });
  return { text: `the embedded API answers at ${api.url}`, port, close: () => api.close() };
}

/** Whether a content API answers at a base address. */
async function answersCalls(base: string, { calls }: Pick<SiteDefinition, 'calls'>): Promise<boolean> {
  const [known] = Object.values(calls).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  try {
    const response = await fetch(base + known!.path, { signal: AbortSignal.timeout(2000) });
    const { res, success } = (await response.json()) as { res?: unknown; success?: unknown };
    return response.ok && (res === 200 || success === true);
  } catch {
    return false;
  }
}

type ServeWithNginx = {
  program: string;
  out: string;
  site: SiteConfig;
  local: SiteConfig;
  listen: ListenAddress;
  release: CurrentRelease;
};

/** Runs nginx with the rules of the release; with a relocated copy of it where it was built for other addresses. */
async function serveWithNginx({ program, out, site, local, listen, release }: ServeWithNginx): Promise<Server> {
  const { rules, rewrite } = release;
  if (rewrite === null && local.listen === site.listen && local.apiUpstream === site.apiUpstream) {
    const nginx = await startNginx({ program, out, listen });
    await recordServed({ output: outputFolder(out), release: rules.release });
    return nginx;
  }
  const modules = site.nginx.modules.filter((path) => existsSync(path));
  const resolver = nameServers({ site: local });
  const copy = relocatedCopy({
    release,
    nginxConfig: (deployDir) => nginxFiles({ rules, site: local, deployDir, modules, resolver })[0]!.text,
  });
  try {
    const nginx = await startNginx({ program, out: copy.out, listen });
    return { ended: nginx.ended, close: () => nginx.close().finally(copy.remove) };
  } catch (failure) {
    copy.remove();
    throw failure;
  }
}

type ServeWithNode = Pick<ServeWithNginx, 'out' | 'local' | 'listen'> &
  Required<Pick<Parameters<typeof startPreview>[0], 'addresses'>>;

/** Runs the built-in server, which ends only when it is closed. */
async function serveWithNode({ out, local, listen, addresses }: ServeWithNode): Promise<Server> {
  const { apiUpstream, apiSiteUpstream } = local;
  const server = await startPreview({ out, ...listen, addresses, apiUpstream, apiSiteUpstream, hosts: 'own' });
  return { ended: new Promise<never>(() => undefined), close: server.close };
}

const isLoopback = (host: string) => /^(?:localhost|::1|127\..*)$/.test(host);

/** Addresses at which other machines reach a listening host. */
function otherHosts(host: string): string[] {
  if (isLoopback(host)) return [];
  if (!isWildcard(host)) return [host.includes(':') ? `[${host}]` : host];
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}
