import { everyFrame, prefersStill } from '../../../components/try/clock.ts';
import { marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { clock as says } from './words.yaml';
import { clocks, type Network, raceOf, statusOf, totalOf } from './model.ts';

/** Two ways to log in that race, in a network of the visitor's choice. */
export default tryOut({
  name: 'quicklogin',
  start: ({ stage, say, signal }) => {
    const picture = marked(stage, 'picture');
    let running = new AbortController();
    const race = () => {
      const network = stage.querySelector<HTMLInputElement>('input[name="network"]:checked')!.value as Network;
      const { button, code } = raceOf(network);
      const end = prefersStill() ? 0 : Math.max(totalOf(button), totalOf(code));
      running.abort();
      running = new AbortController();
      say(says.started);
      everyFrame((elapsed) => {
        const isOver = elapsed >= end;
        picture.innerHTML = clocks({ network, elapsed: isOver ? Infinity : elapsed });
        if (isOver) say(statusOf(network));
        return !isOver;
      }, running.signal);
    };
    signal.addEventListener('abort', () => running.abort());
    stage.addEventListener('change', race, { signal });
    marked(stage, 'tap').addEventListener('click', race, { signal });
  },
});
