import { after } from '../../../components/try/clock.ts';
import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';

type Moment = { at: string; says: string };

/** How long a moment stays while the lesson plays, in milliseconds. */
const stay = 1_400;

/** A lesson to play, or to go through by its moments: what comes later is hidden. */
export default tryOut<{ moments: readonly Moment[] }>({
  name: 'tutorial',
  start({ stage, say, signal }, { moments }) {
    const input = stage.querySelector<HTMLInputElement>('input[name="at"]')!;
    const button = marked<HTMLButtonElement>(stage, 'play');
    const parts = [...stage.querySelectorAll<HTMLElement>('[data-moment]')];
    let playing = new AbortController();

    const show = () => {
      const now = Number(input.value);
      const { at, says } = moments[now]!;
      for (const part of parts) {
        const moment = Number(part.dataset['moment']);
        part.toggleAttribute('data-later', moment > now);
        part.toggleAttribute('data-now', moment === now);
      }
      fill(stage, { at });
      input.setAttribute('aria-valuetext', `${at} ${says}`);
      say(`${at} ${says}`);
    };
    const stop = () => {
      playing.abort();
      button.setAttribute('aria-pressed', 'false');
    };
    const step = () => {
      if (Number(input.value) >= moments.length - 1) return stop();
      input.value = String(Number(input.value) + 1);
      show();
      after(stay, step, playing.signal);
    };
    const play = () => {
      playing = new AbortController();
      button.setAttribute('aria-pressed', 'true');
      if (Number(input.value) >= moments.length - 1) input.value = '0';
      show();
      after(stay, step, playing.signal);
    };

    button.addEventListener('click', () => (button.getAttribute('aria-pressed') === 'true' ? stop() : play()), {
      signal,
    });
    input.addEventListener(
      'input',
      () => {
        stop();
        show();
      },
      { signal },
    );
    signal.addEventListener('abort', stop, { once: true });
    show();
  },
});
