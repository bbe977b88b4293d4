/** A failure of the code of a page or layout: plain data, so that it can cross from a thread. */
export type PageFailure = {
  message: string;
  /** The stack of JavaScript, in the bundled code. */
  stack: string;
  /** The stack of components, as React writes it; empty when no component failed. */
  components: string;
};

/** Thrown when the code of a page or layout fails. */
export class PageError extends Error {
  readonly failure: PageFailure;

  constructor(failure: PageFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function failureOf(thrown: unknown): PageFailure {
  if (thrown instanceof PageError) return thrown.failure;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { message: error.message, stack: error.stack ?? '', components: '' };
}
