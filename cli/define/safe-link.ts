/** `//host` and `/\host` leave the site, and browsers drop tabs and line breaks before they look. */
export const sitePath = '/(?![/\\\\])[^\\s\\\\]*';

/** Whether an address is a path of this site, and one to browsers too. */
export function isSitePath(address: string): boolean {
  return sitePathAlone.test(address);
}
const sitePathAlone = new RegExp(`^${sitePath}$`);

/** A valid link target in content: a site path, http(s), mailto or tel; may be empty. */
export const linkPattern = new RegExp(`^(?:|#\\S*|${sitePath}|https?://[^\\s\\\\]+|mailto:\\S+|tel:[\\d+-]+)$`);

/** Whether an address in content is valid and not empty. */
export function isSafeLink(address: string): boolean {
  return address !== '' && linkPattern.test(address);
}
