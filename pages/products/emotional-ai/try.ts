import { fill } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { everything, type Probe, reading } from './model.ts';

/** Thirty days of talks: forget one of them, and hear how the answer changes. */
export default tryOut({
  name: 'emotional-ai',
  start({ stage, say, signal }) {
    const kept = new Set(everything);
    let probe: Probe = 'bored';
    const show = () => {
      const { texts, used, status } = reading(probe, kept);
      fill(stage, texts);
      for (const card of stage.querySelectorAll<HTMLElement>('[data-memory]')) {
        card.toggleAttribute('data-forgotten', !kept.has(card.dataset['memory']!));
        card.toggleAttribute('data-used', (used as readonly string[]).includes(card.dataset['memory']!));
      }
      say(status);
    };
    const on = (element: HTMLElement, event: 'click' | 'change', act: () => void) =>
      element.addEventListener(event, () => (act(), show()), { signal });
    for (const button of stage.querySelectorAll<HTMLButtonElement>('[data-forget]'))
      on(button, 'click', () => {
        const id = button.dataset['forget']!;
        if (!kept.delete(id)) kept.add(id);
        button.setAttribute('aria-pressed', String(!kept.has(id)));
      });
    for (const option of stage.querySelectorAll<HTMLInputElement>('input[name="probe"]'))
      on(option, 'change', () => {
        probe = option.value as Probe;
      });
  },
});
