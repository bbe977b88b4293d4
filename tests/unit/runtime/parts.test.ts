import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAll } from '../../../runtime/lib/parts.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the parts of the runtime', () => {
  it('start in order and are undone in reverse order', () => {
    const said: string[] = [];
    const part = (name: string) => () => {
      said.push(`${name} starts`);
      return () => void said.push(`${name} ends`);
    };
    const undo = startAll([part('a'), part('b')]);
    undo();
    expect(said).toEqual(['a starts', 'b starts', 'b ends', 'a ends']);
  });

  it('do not affect the others when they fail', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const ended: string[] = [];
    const broken = new Error('broken');
    const fail = () => {
      throw broken;
    };
    startAll([() => () => void ended.push('a'), fail, () => fail, () => () => void ended.push('b')])();
    expect(ended).toEqual(['b', 'a']);
    expect(reported).toEqual([broken, broken]);
  });
});
