import { loginCookies } from '../../config/rules/login.ts';

/**
 * Whether the visitor counts as logged in: by the flag that the server sent with the page (`1`), as it also sees cookies that scripts
 * cannot read, else by the readable cookies.
 */
export function isLoggedIn(flag: string | undefined, cookies: string): boolean {
  return flag === '1' || loginCookies.every((name) => new RegExp(`(^|; )${name}=[^;]`).test(cookies));
}
