import { join } from 'node:path';
import type { SiteConfig } from '../define/config.ts';
import type { Problem } from '../problem.ts';
import type { ServerRules } from '../server-model/server-rules.ts';
import { apiUpstreams, type Upstream } from '../server-model/upstream.ts';
import { editionSites } from './edition-site.ts';
import type { ExportedRelease } from './exported-release.ts';
import type { HostName } from './host-names.ts';
import { caddyFile } from './hosts/caddy.ts';
import { cloudflareFiles } from './hosts/cloudflare.ts';
import { cloudFrontFiles } from './hosts/cloudfront.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { copyFiles, writeHostFiles } from './write-export.ts';

export type HostExport = { release: ExportedRelease; host: HostName; site: SiteConfig; to: string };
export type Exported = { files: number; warnings: readonly Problem[] };

/** Writes a release for a host: `serve` takes one document root, the others one for each edition. Throws a `Stop` (1) at a host's limits. */
export async function exportForHost({ release, host, site: config, to }: HostExport): Promise<Exported> {
  if (host === 'serve') return { files: await copyDocumentRoot({ release, to }), warnings: [] };
  const { rules } = release;
  const upstreams = apiUpstreams(config);
  const sites = editionSites(release, config.editions);
  const own = sites.map((site) => {
    if (host === 'netlify')
      return { site, below: '', files: netlifyFiles({ site, rules, api: originOf(upstreams.default) }) };
    if (host === 'cloudflare') return { site, below: '', files: cloudflareFiles({ site, rules }) };
    // The rules are not among the uploaded files.
    return { site, below: host === 's3' ? 'site' : '', files: host === 's3' ? cloudFrontFiles(site) : [] };
  });
  let count = 0;
  for (const { site, below, files } of own) {
    const folder = join(to, site.edition);
    const wanted = host === 'caddy' ? site.files : withoutCompressed(site.files);
    count += await copyFiles({ site: release.site, files: wanted, to: join(folder, below) });
    await writeHostFiles({ files, to: folder });
  }
  if (host === 'caddy') await writeHostFiles({ files: [caddyFile({ sites, rules, upstreams })], to });
  return { files: count, warnings: callWarnings({ host, rules, upstream: upstreams.default }) };
}

function copyDocumentRoot({ release, to }: Pick<HostExport, 'release' | 'to'>): Promise<number> {
  const { site, files, rules } = release;
  const isPrivate = new RegExp(rules.patterns.privateAsset, 'i');
  const wanted = files.filter(
    (file) => !/\.(?:gz|br)$/.test(file) && !(`/${file}`.startsWith(rules.assets) && isPrivate.test(file)),
  );
  // A server that has no rewrites finds the page of an alias by its name.
  const aliases = rules.aliases.map(({ address, file }) => [`${address.slice(1)}.html`, file] as const);
  return copyFiles({ site, files: new Map([...aliases, ...wanted.map((file) => [file, file] as const)]), to });
}

/** Hosts that compress by themselves would offer the compressed files as pages. */
const withoutCompressed = (files: ReadonlyMap<string, string>) =>
  new Map([...files].filter(([path]) => !/\.(?:gz|br)$/.test(path)));

const originOf = ({ protocol, host, port }: Upstream) => new URL(`${protocol}://${host}:${port}`).origin;

type CallWarningsOptions = { host: HostName; rules: ServerRules; upstream: Upstream };

/** Calls of the browser that the host cannot bring to the API. */
function callWarnings({ host, rules: { api }, upstream }: CallWarningsOptions): Problem[] {
  const calls = [...api.prefixes.map((prefix) => `${prefix}*`), ...api.paths];
  if (calls.length === 0) return [];
  const warning = (why: string, fix: string): Problem[] => [
    { severity: 'warning', what: 'forms and login will not work', where: `the export for ${host}`, why, fix },
  ];
  if (host === 'cloudflare' || host === 's3')
    return warning(
      'the rules of this host cannot proxy calls',
      `route ${calls.join(' and ')} to the API server: ${host === 's3' ? 'a second origin of the distribution' : 'a Worker on these routes'}`,
    );
  if (host === 'netlify' && /^(?:localhost$|127\.|\[::1\]$)/.test(upstream.host))
    return warning(
      `calls would be proxied to ${originOf(upstream)}, which is this machine`,
      'set SITE_API_UPSTREAM to the public address of the API server',
    );
  return [];
}
