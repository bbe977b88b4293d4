/** State of a try-out in the address's fragment: `#try=im-push.12.5`. Letters, digits, `-` and `_`; at most twelve values of 6,000 characters. */
const form = /^#try=([\w-]{1,40})((?:\.[\w-]{1,6000}){0,12})$/;

/** The unvalidated values for a try-out in the address; null when there are none. */
export function readShared(name: string, hash = location.hash): readonly string[] | null {
  const [, owner, values = ''] = form.exec(hash) ?? [];
  return owner === name ? values.split('.').slice(1) : null;
}

/** Writes values for a try-out into the address, in the place of its history entry. */
export function writeShared(name: string, values: readonly (string | number)[]): void {
  history.replaceState(history.state, '', `#try=${[name, ...values].join('.')}`);
}

/** Takes the values of a try-out out of the address. */
export function forgetShared(name: string): void {
  if (readShared(name)) history.replaceState(history.state, '', location.pathname + location.search);
}
