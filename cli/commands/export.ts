import { join } from 'node:path';
import type { SiteConfig } from '../define/config.ts';
import type { Editions } from '../define/editions.ts';
import type { Console } from '../console/console.ts';
import { exportForHost } from '../export/export-for-host.ts';
import { readExportedRelease } from '../export/exported-release.ts';
import type { HostName } from '../export/host-names.ts';
import { assertFree, copyRelease } from '../export/write-export.ts';
import { requireRelease } from './require-release.ts';

export type ExportOptions = {
  out: string;
  to: string;
  /** Null: an output folder with this release alone. */
  host: HostName | null;
  site: SiteConfig;
  console: Console;
};

/** Copies the current release into a folder, for nginx or for a host of static files, and prints how it is served from there. */
export async function exportRelease({ out, to, host, site, console }: ExportOptions): Promise<void> {
  const release = await requireRelease(out);
  await assertFree(to);
  const { files, warnings } =
    host === null
      ? { files: await copyRelease({ out, release, to }), warnings: [] }
      : await exportForHost({ release: await readExportedRelease({ out, release }), host, site, to });
  for (const warning of warnings) console.problem(warning);
  console.json({ release, folder: to, host: host ?? 'nginx', files });
  console.say(`${release}: ${files} files in ${to}`);
  console.say(nextStep({ to, editions: site.editions })[host ?? 'nginx']);
}

function nextStep({ to, editions }: { to: string; editions: Editions }): Record<HostName | 'nginx', string> {
  const folders = Object.keys(editions).map((edition) => join(to, edition));
  const all = (below = '') => folders.map((folder) => folder + below).join(' and ');
  return {
    nginx: `serve it with: nginx -p ${to} -c current/nginx/nginx.conf`,
    serve: `serve it with: npx serve ${to}`,
    caddy: `serve it with: cd ${to} && caddy run`,
    netlify: `publish ${all()} as a site each: netlify deploy --prod --dir ${folders[0]}`,
    cloudflare: `publish ${all()} as a project each: wrangler pages deploy ${folders[0]}`,
    s3: `upload ${all('/site')} to a bucket each; .deploy/README.md tells how`,
  };
}
