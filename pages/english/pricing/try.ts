import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { billOf, steps, type Use } from './model.ts';

/** A month to set with dials, or with a button that sets all of them; the bill follows line by line. */
export default tryOut<{ months: readonly Use[] }>({
  name: 'pricing',
  start(place, { months }) {
    const { stage, signal } = place;
    const names = Object.keys(steps) as (keyof Use)[];
    const inputs = names.map((name) => stage.querySelector<HTMLInputElement>(`input[name="${name}"]`)!);
    dial({ place, dials: steps, read: billOf });
    stage.querySelectorAll<HTMLButtonElement>('[data-month]').forEach((button, at) => {
      const set = () => {
        names.forEach((name, index) => (inputs[index]!.value = String(steps[name].indexOf(months[at]![name]))));
        for (const type of ['input', 'change']) inputs[0]!.dispatchEvent(new Event(type));
      };
      button.addEventListener('click', set, { signal });
    });
  },
});
