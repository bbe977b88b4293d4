import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { spokenDate } from '../../../config/rules/working-days.ts';
import { planOf, range, statusOf, weeksOf } from './model.ts';

/** A date to set: the sheet and the five weeks move with it. */
export default tryOut({
  name: 'liveevent',
  start({ stage, say, signal }) {
    const input = marked<HTMLInputElement>(stage, 'date');
    const cells = stage.querySelectorAll<HTMLElement>('[data-kind]');
    const show = () => {
      const date = input.value;
      // While a date is typed it is empty, or far away.
      if (date < range.first || date > range.last) return;
      planOf(date).forEach((task, index) =>
        fill(stage, { [`date-${index}`]: spokenDate(task.date), [`note-${index}`]: task.note }),
      );
      weeksOf(date).forEach(({ text, kind }, index) => {
        cells[index]!.textContent = text;
        cells[index]!.dataset['kind'] = kind;
      });
      say(statusOf(date));
    };
    input.addEventListener('input', show, { signal });
    show();
  },
});
