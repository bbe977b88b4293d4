/**
 * Value of Server-Timing: what scripts can read of the response that brought their page. The release, because a page may
 * only be replaced by one of the same release; the login state, because the login cookies may be HttpOnly.
 */
export function serverTiming({ release, loggedIn }: { release: string; loggedIn: boolean }): string {
  return `release;desc="${release}", login;desc="${loggedIn ? 1 : 0}"`;
}

/** Whether a Cookie header has every login cookie with a value, parsed as nginx parses it. A site without login cookies has no login. */
export function isLoggedIn({ cookies, login }: { cookies: string | undefined; login: readonly string[] }): boolean {
  return (
    login.length > 0 && login.every((name) => new RegExp(`(?:^|[;,]) *${name} *= *[^; ]`, 'i').test(cookies ?? ''))
  );
}
