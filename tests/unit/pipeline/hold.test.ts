import { expect, it } from 'vitest';
import { holding } from '../../../cli/pipeline/hold.ts';
import { watchIdle } from '../../../cli/pipeline/idle.ts';
import { Stop } from '../../../cli/problem.ts';

const never = new Promise<never>(() => undefined);
const watch = () => watchIdle({ seconds: 5, second: 40 });

it('work that waits for what does not come fails, and its resources are closed', async () => {
  const closed: string[] = [];
  const work = holding(
    async (hold) => {
      await hold({ close: async () => closed.push('first') });
      await hold({ close: () => never });
      await hold({ close: async () => closed.push('last') });
      return hold(never);
    },
    never,
    { watch, closing: 20 },
  );
  await expect(work).rejects.toThrow(Stop);
  await expect(work).rejects.toMatchObject({
    code: 1,
    problems: [{ why: 'it has done nothing for 5 s; nothing was published' }],
  });
  expect(closed).toEqual(['last', 'first']);
});

it('work that goes on may take as long as it takes', async () => {
  const busy = async () => {
    const end = Date.now() + 1_000;
    while (Date.now() < end) {
      const turn = Date.now() + 20;
      while (Date.now() < turn);
      await new Promise((next) => setImmediate(next));
    }
    return 'done';
  };
  expect(await holding(busy, never, { watch })).toBe('done');
});
