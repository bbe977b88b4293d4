import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../config/param-checks/check.ts';
import { applied } from '../../../config/param-checks/findings.ts';
import { firstRules } from '../../../config/param-checks/first.ts';
import { first, second } from '../../../config/param-checks/generations.ts';
import { allFixed, resultOf } from '../../../config/param-checks/result.ts';
import { secondRules } from '../../../config/param-checks/second.ts';
import { firstExamples, secondExamples } from '../../../pages/tools/param-check/examples.ts';
import { ruleRows } from '../../../pages/tools/param-check/rules.ts';
import * as firstWords from '../../../pages/tools/param-check/words/paramCheck.yaml';
import * as secondWords from '../../../pages/tools/param-check/words/paramCheckG2.yaml';
import { firstCases, secondCases } from './rule-cases.ts';

describe.each([
  {
    name: 'first',
    said: firstWords,
    rows: ruleRows.first,
    rules: firstRules as readonly Rule[],
    generation: first,
    cases: firstCases,
    examples: firstExamples,
  },
  {
    name: 'second',
    said: secondWords,
    rows: ruleRows.second,
    rules: secondRules as readonly Rule[],
    generation: second,
    cases: secondCases,
    examples: secondExamples,
  },
])('the rules of the $name generation', ({ said, rows, rules, generation, cases, examples }) => {
  const found = (parameters: object) =>
    resultOf(JSON.stringify(parameters, null, 2), generation).findings.map(({ id }) => id);

  it('are at least 25, each with a name and a case of its own, about fields that there are', () => {
    expect(rules.length).toBeGreaterThanOrEqual(25);
    expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort());
    expect(rules.filter(({ field }) => !Object.hasOwn(generation.fields, field))).toEqual([]);
  });

  it.each(rules.map(({ id }) => id))('%s applies to what it is about, and to nothing beside it', (id) => {
    const [applies, passes] = cases[id]!;
    expect(found(applies)).toContain(id);
    expect(found(passes)).not.toContain(id);
  });

  it.each(rules.filter(({ fix }) => fix).map(({ id }) => id))('%s is settled by its fix', (id) => {
    const text = JSON.stringify(cases[id]![0], null, 2);
    const finding = resultOf(text, generation).findings.find((one) => one.id === id)!;
    const fixed = applied(text, finding.edit!);
    const after = resultOf(fixed, generation);
    expect(after.source.stoppedAt).toBeNull();
    expect(after.findings.map((one) => one.id)).not.toContain(id);
  });

  it('have words, and there are none for others', () => {
    expect(Object.keys(said.rules)).toEqual(rules.map(({ id }) => id));
  });

  it('each have a condition, advice and a document', () => {
    for (const { condition, advice, part, document } of rows) {
      expect(condition).toMatch(/[^。]$/);
      expect(advice).toMatch(/。$/);
      expect(part).not.toBe('');
      expect(document.href).toMatch(/^(?:https:\/\/doc\.yunqiao\.example)?\/[a-z/-]+$/);
    }
  });

  it.each(examples)('find something in the example $name, and nothing is left to fix afterwards', ({ text }) => {
    const before = resultOf(text, generation);
    expect(before.source.stoppedAt).toBeNull();
    expect(before.findings.filter(({ edit }) => edit).length).toBeGreaterThan(3);
    const after = resultOf(allFixed(text, generation), generation);
    expect(after.findings.filter(({ edit }) => edit)).toEqual([]);
  });
});

describe('the generations', () => {
  it('have rules that the other one does not have', () => {
    const names = (rules: readonly { id: string }[]) => new Set(rules.map(({ id }) => id));
    const [one, other] = [names(firstRules), names(secondRules)];
    expect([...one].filter((id) => !other.has(id)).length).toBeGreaterThan(20);
    expect([...other].filter((id) => !one.has(id)).length).toBeGreaterThan(20);
  });
});
