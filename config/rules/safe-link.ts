/** `//host` and `/\host` leave the site, and browsers drop tabs and line breaks before they look. */
export const sitePath = '/(?![/\\\\])[^\\s\\\\]*';

/** Whether an address is a path of this site, and one to browsers too. */
export function isSitePath(address: string): boolean {
  return sitePathAlone.test(address);
}
const sitePathAlone = new RegExp(`^${sitePath}$`);

/** Where a link of the content may lead: within the site, to the web, to mail or telephone; empty where there is nothing to link to. */
export const linkPattern = new RegExp(`^(?:|#\\S*|${sitePath}|https?://[^\\s\\\\]+|mailto:\\S+|tel:[\\d+-]+)$`);

/** Whether an address of the content leads somewhere, and somewhere that it may. */
export function isSafeLink(address: string): boolean {
  return address !== '' && linkPattern.test(address);
}
