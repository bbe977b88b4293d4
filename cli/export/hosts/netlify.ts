import { cacheControl } from '../../server-model/cache-control.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { securityPolicy } from '../../server-model/security-headers.ts';
import { addsSlash, type EditionSite } from '../edition-site.ts';
import type { HostFile } from '../write-export.ts';
import { encodedPath, headerBlock } from './lines.ts';

/** `_redirects` and `_headers` of one edition for Netlify. `api` is the origin of the API server. */
export function netlifyFiles({ site, rules, api }: { site: EditionSite; rules: ServerRules; api: string }): HostFile[] {
  const { prefixes, paths } = rules.api;
  // "!" applies the rule even if a file has that name.
  const rows = [
    ...prefixes.map((prefix) => [`${prefix}*`, `${api}${prefix}:splat`, '200!']),
    ...paths.map((path) => [path, `${api}${path}`, '200!']),
    ...site.redirects.filter((row) => !addsSlash(row)).map(({ from, to }) => [encodedPath(from), to, '301!']),
    ...site.elsewhere.flatMap(({ folders, origin }) =>
      folders.map((folder) => [`${folder}/*`, `${origin}${folder}/:splat`, '301!']),
    ),
    ...site.variants.map(({ address, query, value, file }) => [
      encodedPath(address),
      `${query}=${encodeURIComponent(value)}`,
      `/${file}`,
      '200!',
    ]),
    ...(site.files.has('m/404.html') ? [['/m/*', '/m/404.html', '404']] : []),
  ];
  const headers = [
    headerBlock('/*', site.headers),
    headerBlock(`${rules.assets}*`, { 'Cache-Control': cacheControl.immutable }),
    // Values of several blocks are joined, and both policies hold.
    ...[...site.files.keys()]
      .filter((file) => new RegExp(rules.patterns.drawing).test(file))
      .map((file) => headerBlock(encodedPath(`/${file}`), { [securityPolicy]: rules.drawingPolicy })),
    ...site.permissions.map(({ address, value }) => headerBlock(encodedPath(address), { 'Permissions-Policy': value })),
  ];
  return [
    { path: '_redirects', content: `${rows.map((row) => row.join(' ')).join('\n')}\n` },
    { path: '_headers', content: headers.join('\n') },
  ];
}
