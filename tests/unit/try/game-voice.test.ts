import { expect, it } from 'vitest';
import { heardOf, players, readingOf, start } from '../../../pages/solutions/game-voice/model.ts';

const called = (name: string) => players.find((player) => player.name === name)!;

it('fades a voice nearby to nothing at the limit, and a team mate never', () => {
  const far = { x: 54, y: 4 };
  expect(heardOf(far, called('码头闲聊'))).toMatchObject({ volume: 0, how: 'silent' });
  expect(heardOf(far, called('队友·缆绳'))).toMatchObject({ volume: 100, how: 'squad' });
});

it('dulls what is behind a wall', () => {
  expect(heardOf(start, called('墙后有人')).how).toBe('walled');
  expect(heardOf(start, called('脚步近了'))).toMatchObject({ how: 'near', way: 'left' });
});

it('charges the bandwidth of those who are heard', () => {
  expect(readingOf(start).texts).toMatchObject({ count: '6/7', kilobits: 156 });
});
