import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Role, stateOf, states, viewOf } from './model.ts';

/** A server to look at as somebody else: groups to be in, and what they make of each channel. */
export default tryOut({
  name: 'qchat',
  start: ({ stage, say, signal }) => {
    const boxes = [...stage.querySelectorAll<HTMLInputElement>('input[name="role"]')];
    const show = () => {
      const { verdicts, status } = viewOf(boxes.filter(({ checked }) => checked).map(({ value }) => value as Role));
      for (const { channel, ...verdict } of verdicts) {
        const row = marked(stage, `channel="${channel.id}"`);
        row.dataset['sees'] = stateOf(verdict);
        fill(row, { state: states[stateOf(verdict)], why: verdict.why });
      }
      say(status);
    };
    stage.addEventListener('change', show, { signal });
    show();
  },
});
