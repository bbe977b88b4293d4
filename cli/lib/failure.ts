/** The result of work; null when it throws. */
export function nullIfThrown<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The message of anything that was thrown. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

/** The code of a failed file operation, such as `ENOENT`. */
export function errorCode(failure: unknown): string | undefined {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;
}

/** The result of a file operation, or null when the file does not exist. */
export async function nullIfMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (failure) {
    if (errorCode(failure) === 'ENOENT' || errorCode(failure) === 'ENOTDIR') return null;
    throw failure;
  }
}
