import type { Logged } from '../../../components/try/machine.ts';
import { cellNames } from './words.yaml';
import * as words from './words.yaml';

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
  const wish = tells(0, words.moves.you, words.moves.wish({ cell: cellNames[at]! }));
  if (board[at] || isOver(board))
    return {
      board,
      round: round + 1,
      log: [...log, wish, tells(41, words.moves.server, board[at] ? words.moves.taken : words.moves.over)],
    };
  const mine = put(board, at, 'x');
  const noted = [
    ...log,
    wish,
    tells(
      41,
      words.moves.server,
      words.moves.noted({ number: free(board).length === 9 ? 1 : 10 - free(board).length }),
    ),
  ];
  if (isOver(mine))
    return {
      board: mine,
      round: round + 1,
      log: [...noted, tells(43, words.moves.server, lineOf(mine) ? words.moves.youWon : words.moves.draw)],
    };
  const answer = answerOf(mine);
  const both = put(mine, answer, 'o');
  const reply = [
    tells(900, words.moves.host, words.moves.wish({ cell: cellNames[answer]! })),
    tells(941, words.moves.server, words.moves.noted({ number: 10 - free(mine).length })),
  ];
  const end = isOver(both)
    ? [tells(943, words.moves.server, lineOf(both) ? words.moves.hostWon : words.moves.draw)]
    : [];
  return { board: both, round: round + 1, log: [...noted, ...reply, ...end] };
}

/** A game through several presses. */
export const playThrough = (presses: readonly number[]) => presses.reduce(play, opening);

/** Where the page begins: two moves each, and one press on a taken cell. */
export const example = playThrough([0, 4, 8]);

const refusals: readonly string[] = [words.moves.taken, words.moves.over];

/** The line for the status. */
export function statusOf({ board, log }: Game): string {
  const won = lineOf(board);
  if (won) return board[won[0]] === 'x' ? words.status.youWon : words.status.hostWon;
  if (board.every(Boolean)) return words.status.draw;
  if (log.length === 0) return words.status.first;
  return refusals.includes(log.at(-1)!.what) ? words.status.refused : words.status.yours({ free: free(board).length });
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
