import { quote } from './failure.ts';

/** A path into JSON in JavaScript syntax: `.list[3].title`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`;
      const name = String(key);
      return /^[A-Za-z_$][\w$]{0,79}$/.test(name) ? `.${name}` : `[${quote(name)}]`;
    })
    .join('');
}
