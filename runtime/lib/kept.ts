/** Small texts that this browser keeps between visits. Where that is not allowed, nothing is kept, and nothing fails. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The visitor is asked or told again at the next visit: no harm in that.
  }
}
