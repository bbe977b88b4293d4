import { loginCookies } from '../../config/rules/login.ts';
import { cookieOf } from '../../config/rules/visitor.ts';

/**
 * Whether the visitor counts as logged in: by the server's word, which also sees cookies that scripts may not read, else by
 * the readable cookies. `timing` is the `Server-Timing` of the answer that brought the page.
 */
export function isLoggedIn({ cookies, timing }: { cookies: string; timing: readonly { name: string; description: string }[] }): boolean {
  return timing.some(({ name, description }) => name === 'login' && description === '1') || loginCookies.every((name) => cookieOf(cookies, name));
}

/** `Server-Timing` of the page's own request; empty where the browser hides it. */
export function pageTiming(): readonly { name: string; description: string }[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming ?? [];
}
