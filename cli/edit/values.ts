import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, parseDocument } from 'yaml';

/** The way to a value: names of maps, positions in lists. */
export type ValuePath = readonly (string | number)[];

/** The text of a value in a file of YAML or JSON. */
export type Place = { source: string; path: ValuePath };

/** Parses YAML, and JSON, which is YAML. */
export const parse = (source: string) => parseDocument(source, { logLevel: 'silent' });

export function nodeAt(document: Document, path: ValuePath): unknown {
  let node: unknown = document.contents;
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    node = node.get(step, true);
  }
  return node;
}

type WithValueOptions = { value: unknown; path: ValuePath; next: unknown };

/** A copy of a value with another one at a path; `undefined` removes a name. */
export function withValue({ value, path, next }: WithValueOptions): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withValue({ value: item, path: rest, next }) : item));
  const record = (value ?? {}) as Record<string, unknown>;
  const { [step]: before, ...others } = record;
  const inner = withValue({ value: before, path: rest, next });
  return inner === undefined ? others : { ...record, [step]: inner };
}

/** Whether a file has exactly these values: a spelling that changes anything else is not used. */
export function hasValue({ source, wanted }: { source: string; wanted: unknown }): boolean {
  const document = parse(source);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}
