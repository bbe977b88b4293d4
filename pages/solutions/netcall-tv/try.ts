import { after } from '../../../components/try/clock.ts';
import { marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { answered, type Key, picture, press, start, statusOf } from './model.ts';

const keyOf: Readonly<Record<string, Key>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A television operated by the five keys of its remote control, or by the arrow keys. */
export default tryOut({
  name: 'netcall-tv',
  start({ stage, say, signal }) {
    const drawn = marked(stage, 'picture');
    let screen = start;
    let waiting = new AbortController();
    const show = () => {
      drawn.innerHTML = picture(screen);
      say(statusOf(screen));
    };
    const take = (key: Key) => {
      screen = press(screen, key);
      waiting.abort();
      waiting = new AbortController();
      signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
      if (screen.at === 'ring')
        after(
          1600,
          () => {
            screen = answered(screen);
            show();
          },
          waiting.signal,
        );
      show();
    };
    for (const button of stage.querySelectorAll<HTMLElement>('[data-key]'))
      button.addEventListener('click', () => take(button.dataset['key'] as Key), { signal });
    stage.addEventListener(
      'keydown',
      (event) => {
        const key = keyOf[event.key];
        if (!key) return;
        event.preventDefault();
        take(key);
      },
      { signal },
    );
    show();
  },
});
