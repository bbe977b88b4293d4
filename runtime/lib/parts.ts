/** A part of the runtime: starts on the current page, and returns a function that undoes it. */
export type Part = () => () => void;

/** Starts parts in order; returns a function that undoes them in reverse order. A part that throws does not affect the others. */
export function startAll(parts: readonly Part[]): () => void {
  const undos = parts.flatMap((part) => attempt(part) ?? []);
  return () => undos.reverse().forEach(attempt);
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
