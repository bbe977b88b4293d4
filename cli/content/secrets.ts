/** Shorter values would match ordinary words. */
const minLength = 6;

/** Returns a function that removes secrets from a value, at any depth: a server may echo what it received. */
export function openSecrets(headers: Readonly<Record<string, string>>): <Value>(value: Value) => Value {
  const secrets = Object.values(headers)
    .flatMap((value) => [value, value.replace(/^\S+ /, '')])
    .filter(({ length }) => length >= minLength);
  if (secrets.length === 0) return (value) => value;
  const hideText = (text: string) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
  const hide = (value: unknown): unknown => {
    if (typeof value === 'string') return hideText(value);
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [hideText(name), hide(part)]));
  };
  return (value) => hide(value) as typeof value;
}
