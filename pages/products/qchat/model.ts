import { channelNames, everyone, reasons as says, rights, roles } from './words.yaml';

export { roles, states } from './words.yaml';
export type Role = keyof typeof roles;
export type Right = 'see' | 'speak';
type Rule = Partial<Record<Right, boolean>>;
export type Channel = { id: string; group: string; name: string; rules: Partial<Record<Role | 'everyone', Rule>> };

/** Without an exception everybody sees and speaks, as the server's groups allow. */
const closed = { everyone: { see: false } } as const;
const quiet = { muted: { speak: false } } as const;

/** Channels of the server and their exceptions. */
export const channels: readonly Channel[] = [
  { id: 'news', ...channelNames.news, rules: { everyone: { speak: false }, moderator: { speak: true } } },
  {
    id: 'hello',
    ...channelNames.hello,
    rules: { ...quiet, everyone: { speak: false }, rookie: { speak: true } },
  },
  { id: 'team', ...channelNames.team, rules: { ...quiet, rookie: { speak: false } } },
  { id: 'tactics', ...channelNames.tactics, rules: quiet },
  { id: 'squad', ...channelNames.squad, rules: { ...closed, ...quiet, squad: { see: true } } },
  {
    id: 'voice',
    ...channelNames.voice,
    rules: { ...closed, ...quiet, squad: { see: true }, moderator: { see: true } },
  },
  { id: 'mods', ...channelNames.mods, rules: { ...closed, moderator: { see: true } } },
];

export type Verdict = { sees: boolean; speaks: boolean; why: string };

/**
 * What a member may do in a channel. A channel's exception for everybody goes before what the server allows, those for the member's
 * groups before both. Among groups an exception that refuses to speak wins, and one that lets see.
 */
export function verdictOf(channel: Channel, held: readonly Role[]): Verdict {
  const decide = (right: Right): { allowed: boolean; why: string | null } => {
    const exceptions = held.flatMap((role) => {
      const rule = channel.rules[role]?.[right];
      return rule === undefined ? [] : [{ role, rule }];
    });
    const winner = exceptions.find(({ rule }) => rule === (right === 'see')) ?? exceptions[0];
    if (winner) return { allowed: winner.rule, why: said(roles[winner.role].name, winner.rule, right) };
    const forAll = channel.rules.everyone?.[right];
    return { allowed: forAll ?? true, why: forAll === undefined ? null : said(everyone, forAll, right) };
  };
  const see = decide('see');
  const speak = decide('speak');
  const speaks = see.allowed && speak.allowed;
  const reasons = see.allowed ? [see.why, speak.why] : [see.why];
  return { sees: see.allowed, speaks, why: reasons.filter(Boolean).join('；') || says.none };
}

const said = (who: string, allowed: boolean, right: Right) =>
  (allowed ? says.allowed : says.refused)({ who, right: rights[right] });

/** What a member sees of the server, for the page and its script. */
export function viewOf(held: readonly Role[]) {
  const verdicts = channels.map((channel) => ({ channel, ...verdictOf(channel, held) }));
  const seen = verdicts.filter(({ sees }) => sees).length;
  const open = verdicts.filter(({ speaks }) => speaks).length;
  const name = held.length === 0 ? everyone : held.map((role) => roles[role].name).join('、');
  return { verdicts, status: says.status({ name, seen, open }) };
}

export const stateOf = ({ sees, speaks }: Pick<Verdict, 'sees' | 'speaks'>) =>
  speaks ? 'speaks' : sees ? 'reads' : 'hidden';
