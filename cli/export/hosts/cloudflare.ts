import { cacheControl } from '../../server-model/cache-control.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { securityPolicy } from '../../server-model/security-headers.ts';
import { addsSlash, type EditionSite } from '../edition-site.ts';
import { exit, Stop } from '../../problem.ts';
import type { HostFile } from '../write-export.ts';
import { encodedPath, headerBlock } from './lines.ts';

/** Limits of Cloudflare Pages, which silently ignores further rules. */
const limits = { redirects: 2000, headerRules: 100, line: 2000, redirectLine: 1000 };

/** `_redirects` and `_headers` of one edition for Cloudflare Pages. Throws a `Stop` (1) when they exceed its limits. */
export function cloudflareFiles({ site, rules }: { site: EditionSite; rules: ServerRules }): HostFile[] {
  const unfit = [...site.redirects.map(({ to }) => to), ...site.elsewhere.map(({ origin }) => origin)].find(
    (to) => !to.startsWith('/') && (new URL(to).protocol !== 'https:' || new URL(to).port !== ''),
  );
  if (unfit !== undefined) {
    throw Stop.of(exit.failed, {
      what: 'Cloudflare Pages cannot redirect to this origin',
      where: unfit,
      why: 'it accepts only targets that begin with https:// and have no port, and drops other redirects',
      fix: 'build with the public addresses: set SITE_ORIGIN_… of each edition',
    });
  }
  const rows = site.redirects.filter((row) => !addsSlash(row)).map(({ from, to }) => `${encodedPath(from)} ${to} 301`);
  const patterns = site.elsewhere.flatMap(({ exact, folders, origin }) => [
    ...exact.map((path) => `${path} ${origin}${path} 301`),
    ...folders.map((folder) => `${folder}/* ${origin}${folder}/:splat 301`),
  ]);
  // Values of several blocks would be joined, so a block that changes a header removes the other value first.
  const headers = [
    headerBlock('/*', site.headers),
    `${rules.assets}*\n  ! Cache-Control\n  Cache-Control: ${cacheControl.immutable}\n`,
    `/*.svg\n  ! ${securityPolicy}\n  ${securityPolicy}: ${rules.drawingPolicy}\n`,
    ...site.permissions.map(
      ({ address, value }) => `${encodedPath(address)}\n  ! Permissions-Policy\n  Permissions-Policy: ${value}\n`,
    ),
  ];
  const lines = [...rows, ...patterns];
  const tooLong =
    lines.some((line) => line.length > limits.redirectLine) ||
    headers.some((block) => block.split('\n').some((line) => line.length > limits.line));
  if (rows.length > limits.redirects || headers.length > limits.headerRules || tooLong) {
    throw Stop.of(exit.failed, {
      what: 'Cloudflare Pages cannot take all rules',
      where: `the ${site.edition} edition`,
      why:
        `it has ${rows.length} redirects and ${headers.length} header rules${tooLong ? ', and one of them is too long' : ''}; the host takes ` +
        `${limits.redirects} and ${limits.headerRules}, of ${limits.redirectLine} and ${limits.line} characters a line, and drops the rest`,
      fix: 'remove redirects from config/redirects.ts and redirects.yaml that are no longer followed, or use another host',
    });
  }
  return [
    { path: '_redirects', content: `${lines.join('\n')}\n` },
    { path: '_headers', content: headers.join('\n') },
  ];
}
