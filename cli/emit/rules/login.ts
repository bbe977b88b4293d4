/** Value of Server-Timing, which scripts can read even where the cookies are HttpOnly. */
export function loginTiming(loggedIn: boolean): string {
  return `login;desc="${loggedIn ? 1 : 0}"`;
}

/** Whether every cookie is in a Cookie header and not empty, read as nginx reads it. */
export function isLoggedIn({ cookies, login }: { cookies: string | undefined; login: readonly string[] }): boolean {
  return login.every((name) => new RegExp(`(?:^|[;,]) *${name} *= *[^; ]`, 'i').test(cookies ?? ''));
}
