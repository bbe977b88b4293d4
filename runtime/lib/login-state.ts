import { loginCookies } from '../../config/rules/login.ts';
import { hasCookie } from '../../config/rules/visitor.ts';

type Timing = { name: string; description: string };

/**
 * Whether the visitor counts as logged in: by the server's word, which also sees cookies that scripts may not read, else by
 * the readable cookies. `timing` is the `Server-Timing` of the answer that brought the page.
 */
export function isLoggedIn({ cookies, timing }: { cookies: string; timing: readonly Timing[] }): boolean {
  return timing.some(({ name, description }) => name === 'login' && description === '1') || loginCookies.every((name) => hasCookie(cookies, name));
}

/** `Server-Timing` of the page's own request; empty where the browser hides it. */
export function pageTiming(): readonly Timing[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming ?? [];
}

/** What a `Server-Timing` header says. */
export function timingsOf(header: string): readonly Timing[] {
  return Array.from(header.matchAll(/(\w+);desc="([^"]*)"/g), ([, name = '', description = '']) => ({ name, description }));
}
