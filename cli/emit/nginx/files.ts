import type { SiteConfig } from '../../../config/site.ts';
import type { Rules } from '../rules/rules.ts';
import { accessLog } from './access-log.ts';
import { apiMaps, apiUpstream } from './api.ts';
import { editionMaps } from './edition-maps.ts';
import { fileMap } from './file-map.ts';
import { hashSize } from './hash-size.ts';
import { headerMaps } from './headers.ts';
import { loginMaps } from './login-maps.ts';
import { comment } from './map.ts';
import { redirectMaps, redirectRows } from './redirect-maps.ts';
import { responseMaps } from './response-maps.ts';
import { serverBlocks } from './server.ts';
import { textMaps } from './text-maps.ts';

export type NginxFile = { path: 'nginx/nginx.conf' | 'nginx/http.conf'; text: string };

type Given = {
  rules: Rules;
  site: SiteConfig;
  release: string;
  /** Absolute place of the output folder on the machine that serves it. */
  deployDir: string;
  /** Absolute paths of the modules to load. */
  modules: readonly string[];
};

/** The nginx configuration of a release, as files below its folder. */
export function nginxFiles({ rules, site, release, deployDir, modules }: Given): NginxFile[] {
  const roots = { root: `releases/${release}/site`, newest: 'current/site' };
  const absolute = { root: `${deployDir}/${roots.root}`, newest: `${deployDir}/${roots.newest}` };
  const brotli = rules.encodings.includes('br');
  return [
    { path: 'nginx/nginx.conf', text: complete({ modules, pieces: pieces({ rules, site, ...roots, brotli, room: 'own' }), rules }) },
    { path: 'nginx/http.conf', text: included(pieces({ rules, site, ...absolute, brotli: false, room: 'shared' })) },
  ];
}

type Place = { rules: Rules; site: SiteConfig; root: string; newest: string; brotli: boolean; room: 'own' | 'shared' };

/** What both files hold: decisions, upstream, server. */
function pieces({ rules, site, root, newest, brotli, room }: Place): string[] {
  return [
    ...editionMaps(rules),
    ...redirectMaps({ rules, room }),
    fileMap(rules),
    ...textMaps(rules),
    ...loginMaps(rules),
    ...responseMaps(rules),
    ...headerMaps(rules),
    ...apiMaps(rules),
    apiUpstream(site),
    ...accessLog(rules),
    ...serverBlocks({ rules, site, root, newest, brotli }),
  ];
}

function included(parts: readonly string[]): string {
  const head = comment(
    'The site, to include in the http block of an nginx that serves other sites too. Made with the pages of this release:\n' +
      'include the file of the release that is to be served, and reload.\n' +
      'Its access log goes where the http block says; "access_log <file> site;" after the include gives it the format below.\n' +
      'Where nginx loads the brotli_static module, "brotli_static on;" in the http block makes it send the .br files.',
  );
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}

function complete({ modules, pieces: parts, rules }: { modules: readonly string[]; pieces: readonly string[]; rules: Rules }): string {
  const { bucket, max } = hashSize([...redirectRows(rules).map(([key]) => key)]);
  const names = hashSize(rules.editions.flatMap(({ domain, origin }) => [domain ?? '', new URL(origin).hostname]));
  const head = [
    ...comment('The whole site. From the folder above output/, as any user: nginx -p output -c current/nginx/nginx.conf\nStops with Ctrl+C. Paths are relative to output/.'),
    ...modules.map((module) => `load_module "${module}";`),
    'daemon off;',
    'worker_processes auto;',
    '# The decisions below are expressions: compiled ones cost less.',
    'pcre_jit on;',
    'pid run/nginx.pid;',
    'error_log run/error.log;',
    'events { worker_connections 1024; }',
  ];
  const http = [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path run/${kind};`),
    'sendfile on;',
    'tcp_nopush on;',
    '# Room for the longest key and for every key: nginx refuses to start without the one, and warns without the other.',
    `map_hash_bucket_size ${bucket};`,
    `map_hash_max_size ${max};`,
    `server_names_hash_bucket_size ${names.bucket};`,
  ].join('\n');
  const body = [http, ...parts, 'access_log run/access.log site buffer=32k flush=1s;'].join('\n\n').replace(/^(?=.)/gm, '    ');
  return `${head.join('\n')}\n\nhttp {\n${body}\n}\n`;
}
