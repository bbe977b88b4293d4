/**
 * Value of Server-Timing: what scripts can read of the answer that brought their page. The release, because a page may only be replaced
 * by one of the same; the login state, because the cookies may be HttpOnly.
 */
export function pageTiming({ release, loggedIn }: { release: string; loggedIn: boolean }): string {
  return `release;desc="${release}", login;desc="${loggedIn ? 1 : 0}"`;
}

/** Whether every cookie is in a Cookie header and not empty, read as nginx reads it. */
export function isLoggedIn({ cookies, login }: { cookies: string | undefined; login: readonly string[] }): boolean {
  return login.every((name) => new RegExp(`(?:^|[;,]) *${name} *= *[^; ]`, 'i').test(cookies ?? ''));
}
