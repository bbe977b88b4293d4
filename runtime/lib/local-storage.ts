/** A text that this browser stores between visits; null when there is none, or storage is not allowed. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text between visits, where that is allowed. */
export function writeLocal(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the visitor sees the notice or the question again at the next visit.
  }
}
