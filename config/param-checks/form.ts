import { formVerdicts } from './findings.ts';

const ids = Object.keys(formVerdicts) as (keyof typeof formVerdicts)[];

/** What is checked of how a text is written, in either generation. The conditions are in `findings.ts`. */
export const formRules = ids.map((id) => ({
  id,
  verdict: formVerdicts[id],
  part: 'form' as const,
}));
