import type { SiteConfig } from '../define/config.ts';
import type { Console } from '../console/console.ts';
import { findNginx, type NginxLocation } from '../preview/find-nginx.ts';
import { parseListenAddress } from '../preview/listen-address.ts';
import { reloadNginx } from '../preview/reload-nginx.ts';
import { realDisk } from '../release/disk.ts';
import { takeLock } from '../release/lock.ts';
import { outputFolder, recordServed } from '../release/output-folder.ts';
import { requireRelease } from './require-release.ts';

export type ServeCurrentOptions = { out: string; site: SiteConfig; nginx: NginxLocation };
export type ReloadOptions = ServeCurrentOptions & { console: Console };

/** Reloads nginx and prints which release it serves now, and which it served before. */
export async function reload({ console, ...options }: ReloadOptions): Promise<void> {
  const { release, was } = await serveCurrent(options);
  console.json({ served: release, was });
  console.say(
    was === release
      ? `nginx reloaded its configuration; it already served ${release}`
      : `nginx now serves ${release}${was === null ? '' : `; it served ${was}`}`,
  );
}

/**
 * Makes nginx serve the current release, and records it. Locks the output folder, so that no build prunes or switches releases meanwhile.
 * Throws a `Stop` (1) when a build is running or nginx does not reload.
 */
export async function serveCurrent({
  out,
  site,
  nginx,
}: ServeCurrentOptions): Promise<{ release: string; was: string | null }> {
  const program = findNginx(nginx);
  // Locking would create a missing folder.
  await requireRelease(out);
  const lock = await takeLock({ out, disk: realDisk });
  try {
    const release = await requireRelease(out);
    const was = await reloadNginx({
      program,
      out,
      release,
      listen: parseListenAddress(site.listen),
      host: new URL(Object.values(site.origins)[0]!).host,
    });
    await recordServed({ output: outputFolder(out), release });
    return { release, was };
  } finally {
    await lock.release();
  }
}
