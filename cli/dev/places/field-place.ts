import { type TransformFailure, transformSync } from 'esbuild';
import { parseDocument } from 'yaml';
import type { Place } from './place.ts';

/** A field of a content file, as in a problem. */
export type FieldPlaceInput = {
  file: string;
  text: string;
  /** `[3].children[0]` and `title`; empty for the whole file. */
  record: string;
  field: string;
  /** Position of the problem, `:12:7`, which may be a syntax error. */
  syntaxError: string;
};

const step = /\[(\d+)\]|\.?([^.[\]]+)/g;
/** Maximum number of characters of a value to mark. */
const longest = 60;

/** The place of a field in a JSON or Markdown file; if it is missing, that of the enclosing record. */
export function fieldPlace({ file, text, record, field, syntaxError }: FieldPlaceInput): Place | null {
  const isMarkdown = file.endsWith('.md');
  const failed = isMarkdown ? yamlFailure({ text, field, syntaxError }) : jsonFailure(text);
  if (failed !== null) return { file, at: failed, length: 1 };
  const steps = [...`${record}.${field}`.matchAll(step)].map(([, index, name]) => (index ? Number(index) : name));
  // Front matter is between two lines of ---.
  const start = isMarkdown ? text.indexOf('\n') + 1 : 0;
  const range = rangeOf({ text: isMarkdown ? text.slice(start, text.indexOf('\n---', start)) : text, steps });
  return range && { file, at: start + range[0], length: Math.min(range[1] - range[0], longest) };
}

/** Position of the syntax error in JSON; null if there is none. For short texts, Node.js reports no position. */
function jsonFailure(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return firstError(text);
  }
}

function firstError(text: string): number {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
    return 0;
  } catch (failure) {
    const location = (failure as TransformFailure).errors[0]?.location;
    if (!location) return 0;
    const before = text
      .split('\n')
      .slice(0, location.line - 1)
      .join('\n');
    // esbuild's columns count bytes.
    const column = Buffer.from(location.lineText).subarray(0, location.column).toString().length;
    return before.length + (location.line > 1 ? 1 : 0) + column;
  }
}

/** Position of a syntax error in front matter; null for a problem of a field. */
function yamlFailure({ text, field, syntaxError }: Pick<FieldPlaceInput, 'text' | 'field' | 'syntaxError'>) {
  const [, line, column] = /^:(\d+):(\d+)$/.exec(syntaxError) ?? [];
  if (line === undefined || field !== '') return null;
  const before = text.split('\n').slice(0, Number(line) - 1);
  return before.join('\n').length + Number(column);
}

/** Range of a value, or of the closest enclosing one. JSON is valid YAML. */
function rangeOf({ text, steps }: { text: string; steps: readonly unknown[] }): readonly [number, number] | null {
  const document = parseDocument(text);
  for (let depth = steps.length; depth >= 0; depth--) {
    const node = depth === 0 ? document.contents : document.getIn(steps.slice(0, depth), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range) return [range[0], range[1]];
  }
  return null;
}
