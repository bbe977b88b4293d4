import type { Edition } from '../editions.ts';

/** The host of a Host header: lower case, without port, without the trailing dot a full name may carry. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Whether `host` (with or without a port) is `domain` or one of its subdomains: matched at a label boundary. */
export function isHostOf(host: string | undefined, domain: string): boolean {
  const name = hostName(host);
  return name === domain || name.endsWith(`.${domain}`);
}

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

/** First segment of a path, `index` for the root. */
export function pageNameOf(path: string): string {
  return path.split('/')[1] || 'index';
}

/** Pages whose address contains `/m/` are made for phones; all others are laid out for a fixed width. */
export function viewportOf(path: string): string {
  return path.includes('/m/') ? 'width=device-width, initial-scale=1' : 'width=1024';
}
