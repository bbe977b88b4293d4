/** Whether a user agent is a phone's, by the words that tell one. */
export function isMobile(userAgent: string): boolean {
  return /iphone|ios|android|mobile/i.test(userAgent);
}

export function isWindows(userAgent: string): boolean {
  return /windows/i.test(userAgent);
}

/** What is known of a visitor's device. */
export type Device = { mobile: boolean; windows: boolean; userAgent: string };

/** Whether a platform, as packages and demos name it (`Android`, `windows`), is that of a device. Some phones name a desktop too. */
export function isOwnPlatform({ mobile, windows, userAgent }: Device, platform: string): boolean {
  if (mobile) return (/android/i.test(userAgent) ? /^android/i : /^ios/i).test(platform);
  if (windows) return /^(?:windows|pc)/i.test(platform);
  return /macintosh/i.test(userAgent) && /^mac/i.test(platform);
}

/** The value of a cookie in a `document.cookie` text; null when it is not there. A broken encoding counts as plain text. */
export function cookieOf(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at) !== name) continue;
    const value = pair.slice(at + 1);
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}

/** A count as a badge shows it: nothing for none, `99+` above the cap. */
export function badgeOf(count: number, cap: number): string {
  if (!(count > 0)) return '';
  return count > cap ? `${cap}+` : String(Math.floor(count));
}
