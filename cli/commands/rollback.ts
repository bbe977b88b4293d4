import type { Console } from '../console/console.ts';
import { rollBack } from '../release/rollback.ts';

export type RollbackOptions = { out: string; id?: string | undefined; console: Console };

/** Makes an earlier release current; without an id, the one before the current. */
export async function rollback({ out, id, console }: RollbackOptions): Promise<void> {
  const { release, previous } = await rollBack({ out, id });
  console.json({ current: release, was: previous });
  if (release === previous) return console.say(`${release} is already current; nothing to do`);
  console.say(`${release} is now current${previous === null ? '' : `; it was ${previous}`}`);
  console.say('run `site reload` to serve it');
}
