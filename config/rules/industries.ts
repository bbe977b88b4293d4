/** The types of cases that are industries. */
export function industriesOf<Type extends { is_industry_case: number }>(types: readonly Type[]): Type[] {
  return types.filter((type) => type.is_industry_case > 0);
}
