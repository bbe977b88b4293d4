/** Whether a type of cases is an industry; others cut across them, as going overseas. */
export function isIndustry({ is_industry_case }: { is_industry_case: number }): boolean {
  return is_industry_case > 0;
}
