/** The code of a failed file operation, such as `ENOENT`. */
export function codeOf(failure: unknown): string | undefined {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;
}

/** What a read gives, or null where there is nothing of that name. */
export async function orAbsent<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT' || codeOf(failure) === 'ENOTDIR') return null;
    throw failure;
  }
}
