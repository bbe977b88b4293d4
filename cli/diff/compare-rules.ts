import { type Bounded, firstOf } from './bounded.ts';
import { limits } from './limits.ts';
import { removed, type Rules } from './rules.ts';
import { excerpts } from './words.ts';

export type RuleKind = 'redirect' | 'header' | 'security policy' | 'rule';

/** A changed server rule, with all editions that have the same change. */
export type RuleChange = {
  kind: RuleKind;
  /** Address of a redirect, name of a header, directive of a policy, place in `redirects.json`. */
  name: string;
  editions: readonly string[];
  /** Old and new value; null when there is none. */
  old: string | null;
  now: string | null;
};

type Fact = { kind: RuleKind; name: string; edition: string; value: string };

const kindOrder: readonly RuleKind[] = ['redirect', 'header', 'security policy', 'rule'];

export function compareRules(old: Rules, now: Rules): Bounded<RuleChange> {
  const [before, after] = [byKey(factsOf(old)), byKey(factsOf(now))];
  const changes = new Map<string, RuleChange & { editions: string[] }>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    if (was?.value === is?.value) continue;
    const { kind, name, edition } = (is ?? was)!;
    const values = valuesOf({ kind, old: was?.value ?? null, now: is?.value ?? null });
    const same = JSON.stringify([kind, name, values]);
    const found = changes.get(same);
    if (found) found.editions.push(edition);
    else changes.set(same, { kind, name, editions: edition ? [edition] : [], ...values });
  }
  const sorted = [...changes.values()].sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
  return firstOf(sorted, limits.rules);
}

const byKey = (facts: readonly Fact[]) =>
  new Map(facts.map((fact) => [JSON.stringify([fact.kind, fact.edition, fact.name]), fact]));

function factsOf({ redirects, gone, headers, release: _release, ...others }: Rules): Fact[] {
  return [
    ...redirects.map(({ edition, from, to, ...more }) => ({
      kind: 'redirect' as const,
      name: from,
      edition,
      value: [to, ...Object.entries(more).map(([key, value]) => `${key} ${String(value)}`)].join(', '),
    })),
    ...gone.map(({ edition, address }) => ({ kind: 'redirect' as const, name: address, edition, value: removed })),
    ...Object.entries(headers).flatMap(([edition, own]) =>
      Object.entries(own).flatMap(([name, value]) => headerFacts({ name, value, edition })),
    ),
    ...Object.entries(others).flatMap(([name, value]) => leaves(value, name)),
  ];
}

function headerFacts({ name, value, edition }: { name: string; value: string; edition: string }): Fact[] {
  if (!/^content-security-policy/i.test(name)) return [{ kind: 'header', name, edition, value }];
  return value
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([directive]) => directive)
    .map(([directive = '', ...sources]) => ({
      kind: 'security policy',
      name: directive,
      edition,
      value: sources.sort().join(' '),
    }));
}

/** Flattens a rule to its values, by path. Objects in lists are identified by name, so that an added one is one change. */
function leaves(value: unknown, name: string): Fact[] {
  if (typeof value !== 'object' || value === null) return [{ kind: 'rule', name, edition: '', value: String(value) }];
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return [{ kind: 'rule', name, edition: '', value: value.join(' ') }];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${name}.${nameOf(part) ?? key}`));
}

function nameOf(part: unknown): string | null {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return null;
  const row = part as Record<string, unknown>;
  const names = ['edition', 'address', 'name', 'paths', 'query', 'value'].map((key) => row[key]);
  const own = names.filter((name) => typeof name === 'string');
  return own.length > 0 ? own.join(' ') : null;
}

/** The sources of a policy that differ. */
function valuesOf({ kind, old, now }: { kind: RuleKind; old: string | null; now: string | null }) {
  if (kind !== 'security policy' || old === null || now === null) return excerpts(old, now);
  const [before, after] = [old.split(' '), now.split(' ')];
  const only = (own: readonly string[], other: readonly string[]) =>
    own.filter((source) => !other.includes(source)).join(' ') || null;
  return excerpts(only(before, after), only(after, before));
}
