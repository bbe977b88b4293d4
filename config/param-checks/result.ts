import type { Generation } from './check.ts';
import { applied, type Finding, findingsIn } from './findings.ts';
import { bounded, group, readSource, type Source, variable } from './source.ts';

/** What a text says and what is found in it. */
export type Result = { source: Source; findings: readonly Finding[] };

export function resultOf(text: string, generation: Generation): Result {
  const source = readSource(bounded(text), generation.fields);
  return { source, findings: findingsIn(source, generation) };
}

/** The text with every fix applied. A fix may show what another one has hidden: it ends when none is left, after 99 at most. */
export function allFixed(text: string, generation: Generation): string {
  let fixed = text;
  for (let count = 0; count < 99; count++) {
    const edit = resultOf(fixed, generation).findings.find((finding) => finding.edit)?.edit;
    if (!edit) break;
    fixed = applied(fixed, edit);
  }
  return fixed;
}

/** What is read, as JSON; variables as `"${name}"`. Tokens and secrets are covered: each of their characters is an asterisk. */
export function jsonOf({ text, entries }: Source, indent = 2): string {
  const root: Record<string, unknown> = Object.create(null);
  const groupOf = (path: string): Record<string, unknown> =>
    path
      .split('.')
      .slice(0, -1)
      .reduce((outer, name) => {
        const inner = (outer[name] ??= Object.create(null));
        return typeof inner === 'object' ? (inner as Record<string, unknown>) : Object.create(null);
      }, root);
  for (const { path, value, from, to } of entries.values()) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('.') + 1);
    const isSecret = /token|secret|password/i.test(name);
    if (value === group) groupOf(path)[name] ??= Object.create(null);
    else if (value === variable) groupOf(path)[name] = `\${${isSecret ? name : text.slice(from, to)}}`;
    else groupOf(path)[name] = isSecret && typeof value === 'string' ? '*'.repeat(value.length) : value;
  }
  return JSON.stringify(root, null, indent);
}

/** Bytes of parameters that a link takes. */
export const linkBytes = 4_000;

/** Parameters as a value of the address: their JSON in base64, in the letters that an address takes. Null for more than a link takes. */
export function linkValue(source: Source): string | null {
  const bytes = new TextEncoder().encode(jsonOf(source, 0));
  if (bytes.length > linkBytes) return null;
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
}

/** The parameters of a link, as text to check; null where it holds none. */
export function linkedText(value: string | undefined): string | null {
  try {
    const bytes = Uint8Array.from(atob((value ?? '').replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
  } catch {
    return null;
  }
}
