import { fill, marked, part } from '../../../components/try/parts.ts';
import { textsOf } from '../../../components/try/machine.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { boardPicture, cellNames, type Game, markName, example, play, statusOf } from './model.ts';

/** A board to play on against the host of the room, with what the server makes of every press. */
export default tryOut({
  name: 'minigame',
  start: ({ stage, say, signal }) => {
    const cells = [...stage.querySelectorAll<HTMLButtonElement>('[data-cell]')];
    const log = marked(stage, 'log');
    let game: Game = example;
    const drawn = stage.querySelector('[data-picture]')!;
    const show = () => {
      for (const [at, cell] of cells.entries()) {
        const mark = game.board[at];
        cell.setAttribute('aria-label', `${cellNames[at]!}，${markName[mark ?? 'none']}`);
      }
      drawn.innerHTML = boardPicture(game.board);
      log.replaceChildren(
        ...game.log.map((entry) => {
          const line = part(stage, 'entry');
          fill(line, textsOf(entry));
          line.dataset['by'] = entry.by;
          return line;
        }),
      );
      log.parentElement!.scrollTop = log.parentElement!.scrollHeight;
      say(statusOf(game));
    };
    for (const [at, cell] of cells.entries())
      cell.addEventListener(
        'click',
        () => {
          game = play(game, at);
          show();
        },
        { signal },
      );
    show();
  },
});
