import type { SiteConfig } from '../../define/config.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { apiUpstreams } from '../../server-model/upstream.ts';
import { accessLog } from './access-log.ts';
import { apiMaps, upstreamBlocks } from './api.ts';
import { editionMaps } from './edition-maps.ts';
import { errorMaps } from './error-pages.ts';
import { fileMap } from './file-map.ts';
import { foreignHostMaps } from './foreign-hosts.ts';
import { hashSizes } from './hash-sizes.ts';
import { headerMaps } from './headers.ts';
import { loginMaps } from './login-maps.ts';
import { commentLines } from './map.ts';
import { redirectMaps, redirectRows } from './redirect-maps.ts';
import { responseMaps } from './response-maps.ts';
import { requestIdMaps } from './request-id.ts';
import { includeLines, serverBlocks } from './server.ts';
import { statusServer } from './status-server.ts';
import { variantMaps } from './variant-maps.ts';

export type NginxFile = { path: 'nginx/nginx.conf' | 'nginx/http.conf'; text: string };

export type NginxFilesOptions = {
  rules: ServerRules;
  site: SiteConfig;
  /** Absolute path of the output folder on the machine that serves it. */
  deployDir: string;
  modules: readonly string[];
  /** DNS servers; used only where an API server has a name. */
  resolver: readonly string[];
};

/** The nginx configuration of a release: a complete file, and one to include in an existing http block. */
export function nginxFiles({ rules, site, deployDir, modules, resolver }: NginxFilesOptions): NginxFile[] {
  const folders = { root: `releases/${rules.release}/site`, newest: 'current/site' };
  const absolute = { root: `${deployDir}/${folders.root}`, newest: `${deployDir}/${folders.newest}` };
  const brotli = rules.encodings.includes('br');
  const own = httpBlock({ rules, site, resolver, ...folders, brotli, ownHashSizes: true });
  const included = httpBlock({ rules, site, resolver, ...absolute, brotli: false, ownHashSizes: false });
  return [
    { path: 'nginx/nginx.conf', text: completeFile({ modules, parts: own, rules, nginx: site.nginx }) },
    { path: 'nginx/http.conf', text: includedFile(included) },
  ];
}

type HttpBlockOptions = {
  rules: ServerRules;
  site: SiteConfig;
  resolver: readonly string[];
  root: string;
  newest: string;
  brotli: boolean;
  ownHashSizes: boolean;
};

/** What both files contain: maps, upstream, log format, server blocks. */
function httpBlock({ rules, site, resolver, root, newest, brotli, ownHashSizes }: HttpBlockOptions): string[] {
  const upstreams = apiUpstreams(site);
  const included = includeLines({ folder: site.nginx.include, kind: 'http' });
  return [
    ...editionMaps(rules, { sni: site.nginx.tls !== null }),
    ...redirectMaps({ rules, ownHashSizes }),
    ...foreignHostMaps(rules),
    fileMap(rules),
    ...variantMaps(rules),
    ...loginMaps(rules),
    ...responseMaps(rules),
    ...headerMaps(rules),
    ...errorMaps(rules),
    ...apiMaps(rules),
    ...(site.nginx.connectionsPerClient === null ? [] : ['limit_conn_zone $site_client zone=site_connections:10m;']),
    ...upstreamBlocks({ upstreams, resolver, version: site.nginx.version }),
    ...requestIdMaps(site.nginx),
    ...accessLog(rules),
    ...(included.length > 0 ? [included.join('\n')] : []),
    ...serverBlocks({ rules, site, upstreams, resolver, root, newest, brotli }),
    ...statusServer({ rules, root, listen: site.nginx.status }),
  ];
}

function includedFile(parts: readonly string[]): string {
  const head = commentLines(
    'The site, to include in the http block of an nginx that also serves other sites. Generated with the pages of this release:\n' +
      'include the file of the release to serve, and reload.\n' +
      'The access log is that of the http block; "access_log <file> site;" after the include gives it the format below.\n' +
      'Where nginx loads the brotli_static module, "brotli_static on;" in the http block makes it send the .br files.',
  );
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}

type CompleteFileOptions = {
  modules: readonly string[];
  parts: readonly string[];
  rules: ServerRules;
  nginx: SiteConfig['nginx'];
};

/** Lines of the configuration by where the logs go. Lines of a file are written together; those of an output one by one. */
const logLines = {
  files: { errors: 'error_log run/error.log;', access: 'access_log run/access.log site buffer=32k flush=1s;' },
  output: { errors: 'error_log stderr;', access: 'access_log /dev/stdout site;' },
} as const;

function completeFile({ modules, parts, rules, nginx: { logs, connections } }: CompleteFileOptions): string {
  const { bucket, max } = hashSizes(redirectRows(rules).map(([key]) => key));
  const names = hashSizes(rules.editions.flatMap(({ domain, origin }) => [domain ?? '', new URL(origin).hostname]));
  const head = [
    ...commentLines(
      'The whole site. Run as any user, from the folder that contains output/: nginx -p output -c current/nginx/nginx.conf\n' +
        'Ctrl+C stops it. Paths are relative to output/.',
    ),
    ...modules.map((module) => `load_module "${module}";`),
    'daemon off;',
    'worker_processes auto;',
    '# Compiled expressions make the maps below cheaper.',
    'pcre_jit on;',
    'pid run/nginx.pid;',
    logLines[logs].errors,
    '# A connection to a visitor needs a file, and one to an API server another.',
    `worker_rlimit_nofile ${2 * connections};`,
    `events { worker_connections ${connections}; }`,
  ];
  const http = [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path run/${kind};`),
    'sendfile on;',
    'tcp_nopush on;',
    '# Sizes for the longest key and the number of keys: nginx refuses to start if the first is too small, and warns of the second.',
    `map_hash_bucket_size ${bucket};`,
    `map_hash_max_size ${max};`,
    `server_names_hash_bucket_size ${names.bucket};`,
  ].join('\n');
  const body = [http, ...parts, logLines[logs].access].join('\n\n').replace(/^(?=.)/gm, '    ');
  return `${head.join('\n')}\n\nhttp {\n${body}\n}\n`;
}
