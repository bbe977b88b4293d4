/** Whether a user agent is a phone's, by the words that tell one. */
export function isMobile(userAgent: string): boolean {
  return /iphone|ios|android|mobile/i.test(userAgent);
}

export function isWindows(userAgent: string): boolean {
  return /windows/i.test(userAgent);
}

/** Platforms as packages and demos name them, by a word of the user agents that run them. Phones come first: some name a desktop too. */
const platforms: readonly [agent: RegExp, platform: RegExp][] = [
  [/android/i, /^android/i],
  [/iphone|ipad|ios/i, /^ios/i],
  [/windows/i, /^(?:windows|pc)/i],
];

/** Whether a platform, such as `Android` or `windows`, is the one that a user agent runs on. */
export function isOwnPlatform(userAgent: string, platform: string): boolean {
  const own = platforms.find(([agent]) => agent.test(userAgent));
  return own?.[1].test(platform) ?? false;
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
