import type { SiteConfig } from '../define/config.ts';
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
  console.say(nextStep(to)[host ?? 'nginx']);
}

const nextStep = (to: string): Record<HostName | 'nginx', string> => ({
  nginx: `serve it with: nginx -p ${to} -c current/nginx/nginx.conf`,
  serve: `serve it with: npx serve ${to}`,
  caddy: `serve it with: cd ${to} && caddy run`,
  netlify: `publish ${to}/zh and ${to}/en as two sites: netlify deploy --prod --dir ${to}/zh`,
  cloudflare: `publish ${to}/zh and ${to}/en as two projects: wrangler pages deploy ${to}/zh`,
  s3: `upload ${to}/zh/site and ${to}/en/site to a bucket each; .deploy/README.md tells how`,
});
