import { limits } from '../../config/limits.ts';

export type AnswerLimits = Readonly<Record<'list' | 'values' | 'depth', number>>;

/** What a parsed answer has too much of. */
export class OversizeError extends Error {}

/**
 * Throws an `OversizeError` when parsed JSON has more values than the site reads, a longer list, or values deeper within each
 * other. Checked before anything walks through it: validating 100,000 entries takes gigabytes, and no deep value fits the stack.
 */
export function assertBounded(value: unknown, most: AnswerLimits = limits.answer): void {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most.depth) throw new OversizeError(`the answer has values in more than ${most.depth} others`);
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      if (Array.isArray(one) && one.length > most.list)
        throw new OversizeError(`the answer has a list of ${one.length} entries, which is more than ${most.list}`);
      for (const part of Object.values(one)) below.push(part);
    }
    values += below.length;
    if (values > most.values) throw new OversizeError(`the answer has more than ${most.values} values`);
    level = below;
  }
}
