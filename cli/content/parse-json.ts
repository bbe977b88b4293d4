import { xmlCharacters } from '../lib/xml-characters.ts';
import { assertBounded } from './response-size.ts';

/** Escapes and characters in JSON that may be invalid in XML. */
const suspicious = /\\u00[01]|\\[bf]|\\u[dD][89a-fA-F]|\\u[fF]{3}[eEfF]|[\ufffe\uffff]/;

/**
 * Parses JSON of the content API. Removes characters that are invalid in XML, and replaces lone surrogates, because one of them in a title
 * would make the feed invalid. Throws a `SyntaxError` for invalid JSON, and an `OversizeError` for a response that exceeds a limit.
 */
export function parseJson(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  assertBounded(json);
  const value: unknown = JSON.parse(json);
  return suspicious.test(json) ? cleaned(value) : value;
}

/** Makes all strings in a value valid in XML. Changes objects in place: they are not shared yet. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return xmlCharacters(value);
  if (typeof value !== 'object' || value === null) return value;
  const parts = value as Record<string, unknown>;
  // `__proto__` is an own property of parsed JSON and stays one.
  for (const key of Object.keys(parts)) parts[key] = cleaned(parts[key]);
  return value;
}
