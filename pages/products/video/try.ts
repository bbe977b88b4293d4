import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Operation, resultOf, statusOf, strip, textsOf } from './model.ts';

/** Four operations to put in another order. What has the focus keeps it while it moves. */
export default tryOut({
  name: 'video',
  start({ stage, say, signal }) {
    const list = marked(stage, 'recipe');
    const steps = () => [...list.querySelectorAll<HTMLElement>('[data-operation]')];
    const show = () => {
      const items = steps();
      const order = items.map((item) => item.dataset['operation'] as Operation);
      const result = resultOf(order);
      for (const [index, item] of items.entries())
        for (const button of item.querySelectorAll<HTMLButtonElement>('[data-move]'))
          button.disabled = index === (button.dataset['move'] === 'up' ? 0 : items.length - 1);
      fill(stage, textsOf(result));
      marked(stage, 'picture').innerHTML = strip(order, result);
      say(statusOf(result));
    };
    const move = (item: HTMLElement, button: HTMLButtonElement) => {
      const isUp = button.dataset['move'] === 'up';
      if (isUp) item.previousElementSibling!.before(item);
      else item.nextElementSibling!.after(item);
      show();
      const other = item.querySelector<HTMLButtonElement>(`[data-move="${isUp ? 'down' : 'up'}"]`)!;
      (button.disabled ? other : button).focus();
    };
    for (const item of steps())
      for (const button of item.querySelectorAll<HTMLButtonElement>('[data-move]'))
        button.addEventListener('click', () => move(item, button), { signal });
    show();
  },
});
