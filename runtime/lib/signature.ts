/** Lower-case hex SHA-256 of the named values, joined. A dot selects a nested value: `entity.mobile`. */
export async function signatureOf(request: Record<string, unknown>, names: readonly string[]): Promise<string> {
  const values = names.map((name) =>
    name.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], request),
  );
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(values.join('')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
