import { filled } from '../../../components/ui/filled.ts';
import { callParameters } from '../../../config/call-parameters.ts';
import type { Verdict } from '../../../config/param-checks/check.ts';
import { firstRules } from '../../../config/param-checks/first.ts';
import { formRules } from '../../../config/param-checks/form.ts';
import { secondRules } from '../../../config/param-checks/second.ts';
import { sourceLimits } from '../../../config/param-checks/source.ts';
import { documents, formRules as formWords, parts } from './words.yaml';
import { rules as firstWords } from './words/paramCheck.yaml';
import { rules as secondWords } from './words/paramCheckG2.yaml';

/** A row of the table, with its words. */
export type RuleRow = {
  id: string;
  field: string;
  verdict: Verdict;
  part: string;
  /** When it applies. */
  condition: string;
  /** What to do, and why. */
  advice: string;
  document: { title: string; href: string };
};

const { sampleRates, music } = callParameters.audio;
const first = filled(firstWords, { wideband: sampleRates[0] / 1_000 });
const second = filled(secondWords, {
  music: music.sampleRate / 1_000,
  sizes: Object.keys(callParameters.pictureRates)
    .map((height) => `${height}p`)
    .join('、'),
});
const form = filled(formWords, { depth: sourceLimits.depth });

type Named<Id extends string> = {
  id: Id;
  field: string;
  verdict: Verdict;
  part: keyof typeof parts;
  document: keyof typeof documents;
};

const rowsOf = <Id extends string>(
  rules: readonly Named<Id>[],
  words: Readonly<Record<Id, { condition: string; advice: string }>>,
): RuleRow[] =>
  rules.map(({ id, field, verdict, part, document }) => ({
    ...words[id],
    id,
    field,
    verdict,
    part: parts[part],
    document: documents[document],
  }));

const formRows = (document: keyof typeof documents): RuleRow[] =>
  rowsOf(
    formRules.map((rule) => ({ ...rule, field: form[rule.id].field, document })),
    form,
  );

/** The table of each generation: what is checked of the fields, and of how they are written. */
export const ruleRows: Readonly<Record<'first' | 'second', readonly RuleRow[]>> = {
  first: [...rowsOf(firstRules, first), ...formRows('callStart')],
  second: [...rowsOf(secondRules, second), ...formRows('join')],
};
