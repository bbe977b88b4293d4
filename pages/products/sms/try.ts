import { fill } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Kind, kinds, type Rates, readingOf } from './counter.ts';

/** A message that is counted, priced and reviewed while it is typed. */
export default tryOut<Rates>({
  name: 'sms',
  start({ stage, say, signal }, rates) {
    const sign = stage.querySelector<HTMLInputElement>('[name="sms-sign"]')!;
    const text = stage.querySelector<HTMLTextAreaElement>('[name="sms-text"]')!;

    const show = (target?: EventTarget | null) => {
      const kind = stage.querySelector<HTMLInputElement>('[name="sms-kind"]:checked')!.value as Kind;
      if (target instanceof HTMLInputElement && target.name === 'sms-kind') {
        sign.value = kinds[kind].sign;
        text.value = kinds[kind].text;
      }
      const { texts, status } = readingOf({ kind, sign: sign.value.trim(), text: text.value.trim() }, rates);
      fill(stage, texts);
      say(status);
    };
    stage.addEventListener('input', ({ target }) => show(target), { signal });
    show();
  },
});
