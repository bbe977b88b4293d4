import type { Console } from '../console/console.ts';
import { describeHold } from '../release/release-hold.ts';
import { resumeBuilds } from '../release/rollback.ts';

export type ResumeOptions = { out: string; console: Console };

/** Lets builds publish again after `site rollback --hold`. */
export async function resume({ out, console }: ResumeOptions): Promise<void> {
  const hold = await resumeBuilds({ out });
  console.json({ resumed: hold !== null, hold });
  if (!hold) return console.say('builds are not held; nothing to do');
  console.say(`builds publish again; they were held ${describeHold(hold)}`);
  console.say('run `site generate` to publish what changed meanwhile');
}
