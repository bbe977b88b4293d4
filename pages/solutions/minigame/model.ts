import type { Logged } from '../../../components/try/machine.ts';
import { cellNames } from './words.yaml';

export { cellNames, markName } from './words.yaml';

/** Nine cells of a board, from the upper left: `x` is the visitor, `o` the host of the room. */
export type Mark = 'x' | 'o';
export type Board = readonly (Mark | null)[];
const empty: Board = Array.from({ length: 9 }, () => null);
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The three cells of whoever has won, or null. */
function lineOf(board: Board) {
  return lines.find(([a, b, c]) => board[a] && board[a] === board[b] && board[a] === board[c]) ?? null;
}
const isOver = (board: Board) => lineOf(board) !== null || board.every(Boolean);
const put = (board: Board, at: number, mark: Mark): Board => board.map((old, cell) => (cell === at ? mark : old));
const free = (board: Board) => board.flatMap((mark, at) => (mark ? [] : [at]));

/** What the host answers: wins where it can, blocks where it must, else the middle, a corner, a side. */
function answerOf(board: Board): number {
  const wins = (mark: Mark) => free(board).find((at) => lineOf(put(board, at, mark)) !== null);
  return wins('o') ?? wins('x') ?? [4, 0, 2, 6, 8, 1, 3, 5, 7].find((at) => !board[at])!;
}

export type Game = { board: Board; round: number; log: readonly Logged[] };
export const opening: Game = { board: empty, round: 0, log: [] };

/** The game after the visitor pressed a cell. The server refuses what is taken or over, and records that too. */
export function play({ board, round, log }: Game, at: number): Game {
  const tells = (after: number, by: string, what: string): Logged => ({ at: round * 4_000 + after, by, what });
  const wish = tells(0, '您', `想下在${cellNames[at]!}`);
  if (board[at] || isOver(board))
    return {
      board,
      round: round + 1,
      log: [...log, wish, tells(41, '服务端', board[at] ? '拒绝：那格有子，棋盘不变' : '拒绝：这局已经结束')],
    };
  const mine = put(board, at, 'x');
  const noted = [
    ...log,
    wish,
    tells(41, '服务端', `第 ${free(board).length === 9 ? 1 : 10 - free(board).length} 手，记下并广播`),
  ];
  if (isOver(mine))
    return {
      board: mine,
      round: round + 1,
      log: [...noted, tells(43, '服务端', lineOf(mine) ? '您连成三子，结算' : '满盘，平局')],
    };
  const answer = answerOf(mine);
  const both = put(mine, answer, 'o');
  const reply = [
    tells(900, '房主', `想下在${cellNames[answer]!}`),
    tells(941, '服务端', `第 ${10 - free(mine).length} 手，记下并广播`),
  ];
  const end = isOver(both) ? [tells(943, '服务端', lineOf(both) ? '房主连成三子，结算' : '满盘，平局')] : [];
  return { board: both, round: round + 1, log: [...noted, ...reply, ...end] };
}

/** A game through several presses. */
export const playThrough = (presses: readonly number[]) => presses.reduce(play, opening);

/** Where the page begins: two moves each, and one press on a taken cell. */
export const example = playThrough([0, 4, 8]);

/** The line for the status. */
export function statusOf({ board, log }: Game): string {
  const won = lineOf(board);
  if (won) return board[won[0]] === 'x' ? '您赢了，棋谱在服务端' : '房主赢了，棋谱在服务端';
  if (board.every(Boolean)) return '平局，再来一局';
  if (log.length === 0) return '轮到您，先下一子';
  return log.at(-1)!.what.startsWith('拒绝') ? '这一手被服务端拒绝，棋盘没变' : `轮到您，还剩 ${free(board).length} 格`;
}

/** Where the board lies in its drawing of 640 by 640. */
export const frame = { from: 140, cell: 120 };

/** The board as SVG: marks, and a line through the three that won. */
export function boardPicture(board: Board): string {
  const middle = (at: number) => ({
    x: frame.from + (at % 3) * frame.cell + 60,
    y: frame.from + Math.floor(at / 3) * frame.cell + 60,
  });
  const marks = board
    .map((mark, at) => {
      const { x, y } = middle(at);
      if (mark === 'x') return `<path d="M${x - 30} ${y - 30}l60 60m0-60l-60 60" stroke="#a83d09" stroke-width="13"/>`;
      return mark === 'o' ? `<circle cx="${x}" cy="${y}" r="33" stroke="#6d3fc8" stroke-width="13"/>` : '';
    })
    .join('');
  const won = lineOf(board);
  if (!won) return marks;
  const [a, , c] = won.map(middle);
  return `${marks}<path d="M${a!.x} ${a!.y}L${c!.x} ${c!.y}" stroke="#0b1b34" stroke-width="6" opacity=".6"/>`;
}
