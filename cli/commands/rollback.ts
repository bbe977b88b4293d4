import { rollBack } from '../release/rollback.ts';

export type RollbackOptions = { out: string; id?: string | undefined; json: boolean; print: (line: string) => void };

/** Makes an earlier release current; without an id, the one before the current. */
export async function rollback({ out, id, json, print }: RollbackOptions): Promise<void> {
  const { release, was } = await rollBack({ out, id });
  if (json) return print(JSON.stringify({ current: release, was }));
  if (release === was) return print(`${release} is current already; nothing to do`);
  print(`${release} is current now${was === null ? '' : `; it was ${was}`}`);
  print('nginx serves it after `site reload`');
}
