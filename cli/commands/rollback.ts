import type { Console } from '../console/console.ts';
import { describeHold } from '../release/release-hold.ts';
import { rollBack } from '../release/rollback.ts';

export type RollbackOptions = {
  out: string;
  id?: string | undefined;
  /** Whether later builds do not switch, and why. */
  hold?: { reason: string | null } | null;
  console: Console;
};

/** Makes an earlier release current; without an id, the one before the current. */
export async function rollback({ out, id, hold: wanted = null, console }: RollbackOptions): Promise<void> {
  const { release, previous, hold } = await rollBack({ out, id, hold: wanted });
  console.json({ current: release, was: previous, hold });
  if (release === previous) console.say(`${release} is already current${wanted ? '' : '; nothing to do'}`);
  else console.say(`${release} is now current${previous === null ? '' : `; it was ${previous}`}`);
  if (hold) console.say(`held ${describeHold(hold)}; \`site resume\` lets builds publish again`);
  if (release === previous) return;
  if (!hold) console.say('the next build publishes again; `site rollback --hold` prevents that');
  console.say('run `site reload` to serve it');
}
