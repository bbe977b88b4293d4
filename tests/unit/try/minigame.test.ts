import { expect, it } from 'vitest';
import { boardPicture, opening, play, playThrough, statusOf } from '../../../pages/solutions/minigame/model.ts';

it('records a move, and the answer of the host', () => {
  const { board, log } = play(opening, 0);
  expect(board[0]).toBe('x');
  expect(board[4]).toBe('o');
  expect(log.map(({ by, what }) => `${by}：${what}`)).toEqual([
    '您：想下在左上',
    '服务端：第 1 手，记下并广播',
    '房主：想下在中',
    '服务端：第 2 手，记下并广播',
  ]);
});

it('refuses a cell that is taken, and leaves the board', () => {
  const one = play(opening, 0);
  const two = play(one, 4);
  expect(two.board).toEqual(one.board);
  expect(two.log.at(-1)!.what).toBe('拒绝：那格有子，棋盘不变');
  expect(statusOf(two)).toBe('这一手被服务端拒绝，棋盘没变');
});

it('blocks three in a row, and takes its own', () => {
  expect(playThrough([0, 1]).board[2]).toBe('o');
  const lost = playThrough([0, 1, 3]);
  expect(statusOf(lost)).toBe('房主赢了，棋谱在服务端');
  expect(boardPicture(lost.board)).toContain('opacity=".6"');
  expect(play(lost, 8).log.at(-1)!.what).toBe('拒绝：这局已经结束');
});
