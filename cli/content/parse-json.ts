/** Escapes in JSON text, and characters, that may stand for something XML forbids. */
const suspicious = /\\u00[01]|\\[bf]|\\u[dD][89a-fA-F]|\\u[fF]{3}[eEfF]|[\ufffe\uffff]/;
/** What XML 1.0 forbids: control characters but tab and line breaks, and two that are no characters. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Parses JSON of the content API. Characters that XML forbids are removed from all texts, and halves of surrogate pairs
 * replaced: one of them in a title would make the feed unreadable. Throws a `SyntaxError`.
 */
export function parseJson(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (!suspicious.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(forbidden, '').replace(loneSurrogate, '\ufffd') : value,
  );
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
