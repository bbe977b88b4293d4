import { assertBounded } from './answer-size.ts';

/** Escapes in JSON text, and characters, that may stand for something XML forbids. */
const suspicious = /\\u00[01]|\\[bf]|\\u[dD][89a-fA-F]|\\u[fF]{3}[eEfF]|[\ufffe\uffff]/;
/** What XML 1.0 forbids: control characters but tab and line breaks, and two that are no characters. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Parses JSON of the content API. Characters that XML forbids are removed from all texts, and halves of surrogate pairs
 * replaced: one of them in a title would make the feed unreadable. Throws a `SyntaxError` for what is not JSON, and an
 * `OversizeError` for an answer that has too much of something.
 */
export function parseJson(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  assertBounded(json);
  const value: unknown = JSON.parse(json);
  return suspicious.test(json) ? cleaned(value) : value;
}

/** The value with every text in it made fit for XML. Objects are changed in place: they are not shared yet. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(forbidden, '').replace(loneSurrogate, '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  const parts = value as Record<string, unknown>;
  // A key named like the prototype is an own property of parsed JSON, and stays one.
  for (const key of Object.keys(parts)) parts[key] = cleaned(parts[key]);
  return value;
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
