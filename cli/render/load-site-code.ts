import { pathToFileURL } from 'node:url';
import type { SiteCode } from '../bundle/site-code.ts';

/** Loads the bundled code of the site. Pages and layouts are evaluated on first use. */
export async function loadSiteCode(file: string): Promise<SiteCode> {
  return (await import(pathToFileURL(file).href)) as SiteCode;
}
