const keyOf = (name: string) => `try-${name}`;

/** The values that this browser keeps of a try-out between visits, as texts that the try-out has to validate; none where storage is refused. */
export function readKept(name: string): readonly string[] {
  try {
    return localStorage.getItem(keyOf(name))?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Keeps values of a try-out for the next visit, where storage is allowed. A value has no spaces. */
export function writeKept(name: string, values: readonly string[]): void {
  try {
    if (values.length > 0) localStorage.setItem(keyOf(name), values.join(' '));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // The try-out works for this visit alone.
  }
}

/** Removes the stored state of a try-out. */
export function forgetKept(name: string): void {
  writeKept(name, []);
}
