import { isHostOf } from '#generator';
import type { Edition } from '../editions.ts';

/** Whether a path is one of the English site's: `/`, `/en`, `/en/…`, `/hk/…`. By segment: `/entertainment` is Chinese. */
export function isEnglishPath(path: string): boolean {
  return path === '/' || path === '/en' || path.startsWith('/en/') || path.startsWith('/hk/');
}

/** The edition that an address belongs to: English by host, or by a path in `/en`; everything else is Chinese. */
export function editionOf({
  host,
  path,
  enDomain,
}: {
  host: string | undefined;
  path: string;
  enDomain: string;
}): Edition {
  if (isHostOf(host, enDomain)) return 'en';
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'zh';
}

/** Pages whose address contains `/m/` are made for phones; all others are laid out for a fixed width. */
export function viewportOf(path: string): string {
  return path.includes('/m/') ? 'width=device-width, initial-scale=1' : 'width=1024';
}
