import { cacheControl } from '../../server-model/cache-control.ts';
import { escapeLiteral } from '../../server-model/patterns.ts';
import { securityPolicy } from '../../server-model/security-headers.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { addressesOf, type ApiUpstreams } from '../../server-model/upstream.ts';
import type { EditionSite } from '../edition-site.ts';
import type { HostFile } from '../write-export.ts';

export type CaddyOptions = { sites: readonly EditionSite[]; rules: ServerRules; upstreams: ApiUpstreams };

/** A Caddyfile for both editions, to run in the folder of the export. */
export function caddyFile(input: CaddyOptions): HostFile {
  const head = '# All editions of the site: `caddy run` in this folder. SITE_ROOT names the folder from elsewhere.';
  return {
    path: 'Caddyfile',
    content: `${[head, ...input.sites.map((site) => siteBlock(site, input))].join('\n\n')}\n`,
  };
}

function siteBlock(site: EditionSite, { rules, upstreams }: CaddyOptions): string {
  const { protocol } = new URL(site.origin);
  const names = [site.origin, ...(site.domain === null ? [] : [`${protocol}//${site.domain}`])];
  // The origin is the one address that may name a port.
  const addresses = names.filter(
    (name) => name === site.origin || new URL(name).hostname !== new URL(site.origin).hostname,
  );
  return [`${addresses.join(', ')} {`, ...indented(siteLines({ site, rules, upstreams })), '}'].join('\n');
}

type SiteOptions = { site: EditionSite; rules: ServerRules; upstreams: ApiUpstreams };

function siteLines({ site, rules, upstreams }: SiteOptions): string[] {
  return [
    `root * {$SITE_ROOT:.}/${site.edition}`,
    'header -Server',
    // Matchers have no "else", so this variable has the query with its question mark, or is empty.
    'map {query} {site_query} {',
    ...indented(['~^(.+)$ "?${1}"', 'default ""']),
    '}',
    '# The address that another spelling of it means.',
    'map {path} {site_stem} {',
    ...indented(['~^/index\\.html$ ""', '~^(/[\\w./-]*?[\\w-])(?:/|\\.html|/index\\.html)$ "${1}"', 'default ""']),
    '}',
    'route {',
    ...indented([
      ...headerLines(site),
      ...redirectLines(site),
      ...callLines({ rules, upstreams }),
      ...pageLines({ site, rules }),
    ]),
    '}',
    'handle_errors {',
    // Headers that were set before the error are lost.
    ...indented([
      ...headerLines(site),
      ...(site.files.has('m/404.html')
        ? ['@phone path_regexp /m/', 'rewrite @phone /m/{http.error.status_code}.html', '@other not path_regexp /m/']
        : ['@other path *']),
      'rewrite @other /{http.error.status_code}.html',
      'header Cache-Control no-cache',
      'file_server',
    ]),
    '}',
  ];
}

/** Addresses with another value than the site. */
function headerLines({ headers, permissions }: EditionSite): string[] {
  return [
    'header {',
    ...indented(Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`)),
    '}',
    ...permissions.flatMap(({ address, value }, row) => [
      `@permissions${row} path ${quote(address)}`,
      `header @permissions${row} Permissions-Policy ${quote(value)}`,
    ]),
  ];
}

function redirectLines({ redirects, gone, elsewhere }: EditionSite): string[] {
  // Caddy compares paths case-insensitively.
  const rows = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]));
  return [
    ...gone.map((address) => `error ${quote(address)} 410`),
    ...[...rows].map(([from, to]) => `redir ${quote(from)} ${quote(`${to}{site_query}`)} 301`),
    ...elsewhere.flatMap(({ exact, folders, origin }, row) => [
      `@elsewhere${row} path_regexp ${quote(`^(?:${[...exact.map((path) => `${escapeLiteral(path)}$`), `(?:${folders.map(escapeLiteral).join('|')})/`].join('|')})`)}`,
      `redir @elsewhere${row} ${quote(`${origin}{uri}`)} 301`,
    ]),
  ];
}

function callLines({ rules: { api }, upstreams }: Omit<SiteOptions, 'site'>): string[] {
  const proxy = (name: string, paths: readonly string[], upstream: ApiUpstreams['default']) => [
    `@${name} path ${paths.map(quote).join(' ')}`,
    `reverse_proxy @${name} ${addressesOf(upstream)
      .map((address) => `${upstream.protocol}://${address}`)
      .join(' ')}${upstream.protocol === 'https' ? ' {\n\theader_up Host {upstream_hostport}\n}' : ''}`,
  ];
  const all = [...api.prefixes.map((prefix) => `${prefix}*`), ...api.paths];
  if (all.length === 0) return [];
  return [
    ...(upstreams.site === upstreams.default ? [] : proxy('siteCalls', api.sitePaths, upstreams.site)),
    ...proxy('calls', all, upstreams.default),
  ];
}

function pageLines({ site, rules }: { site: EditionSite; rules: ServerRules }): string[] {
  return [
    '@post not method GET HEAD',
    'error @post 405',
    ...site.variants.flatMap(({ address, query, value, file }, row) => [
      `@variant${row} {`,
      `\tpath ${quote(address)}`,
      `\tquery ${quote(`${query}=${value}`)}`,
      '}',
      `rewrite @variant${row} ${quote(`/${file}`)}`,
    ]),
    // The files of error pages are not addresses.
    '@errorFile path_regexp ^(?:/m)?/[45]\\d\\d(?:\\.html)?$',
    'error @errorFile 404',
    '@spelled {',
    ...(site.exact.length > 0 ? [`\tnot path ${site.exact.map(quote).join(' ')}`] : []),
    '\tnot file {path}/index.html',
    '\tfile {site_stem}.html',
    '}',
    'redir @spelled "{site_stem}{site_query}" 301',
    'redir /index.html "/{site_query}" 301',
    `@assets path ${rules.assets}*`,
    `header @assets Cache-Control ${quote(cacheControl.immutable)}`,
    `@pages not path ${rules.assets}*`,
    `header @pages Cache-Control ${quote(cacheControl.revalidate)}`,
    `@drawings path_regexp ${quote(rules.patterns.drawing)}`,
    `header @drawings ${securityPolicy} ${quote(rules.drawingPolicy)}`,
    'try_files {path} {path}.html {path}/index.html',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
}

const indented = (lines: readonly string[]) => lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);

/** A token of a Caddyfile. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
