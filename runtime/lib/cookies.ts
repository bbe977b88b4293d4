import { cookieOf } from '../../config/rules/visitor.ts';

/** The value of a cookie that scripts may read; null when there is none. */
export function readCookie(name: string): string | null {
  return cookieOf(document.cookie, name);
}

/** Sets a cookie for this host. `life` is in milliseconds; null: until the browser is closed. */
export function writeCookie({ name, value, life }: { name: string; value: string; life: number | null }): void {
  const age = life === null ? '' : `; max-age=${Math.floor(life / 1000)}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=lax${secure}`;
}
