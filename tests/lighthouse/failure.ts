import type { Result } from 'lighthouse';

/** Why a page has no scores; null where it has. A category with an audit that failed has none, which is not a score of 0. */
export function failureOf({
  runtimeError,
  categories,
  audits,
}: Pick<Result, 'runtimeError' | 'categories' | 'audits'>) {
  if (runtimeError) return runtimeError.message;
  const failed = Object.values(categories)
    .filter(({ score }) => score === null)
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]!))
    .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
    .map(({ title, errorMessage }) => `${title}: ${errorMessage ?? 'failed'}`);
  return failed.length > 0 ? failed.join('; ') : null;
}
