import { loginCookies } from '../../config/rules/login.ts';

/**
 * Whether the visitor counts as logged in: by what the server `told` with the page (`1`), as it also sees cookies that scripts may
 * not read, else by the readable cookies.
 */
export function isLoggedIn(told: string | undefined, cookies: string): boolean {
  return told === '1' || loginCookies.every((name) => new RegExp(`(^|; )${name}=[^;]`).test(cookies));
}
