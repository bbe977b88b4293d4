/** A part of the runtime: starts on the page that is shown, and answers what undoes that. */
export type Part = () => () => void;

/** Starts parts in their order; what is answered undoes them, last one first. One that fails costs itself alone. */
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
