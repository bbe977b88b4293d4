import { fill } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { drafts, type Kind, readingOf } from './counter.ts';

/** A message that is counted, priced and reviewed while it is typed. `rates`: fen a segment, by kind. */
export default tryOut<{ rates: Readonly<Record<Kind, number>> }>({
  name: 'sms',
  start({ stage, say, signal }, { rates }) {
    const sign = stage.querySelector<HTMLInputElement>('[name="sms-sign"]')!;
    const text = stage.querySelector<HTMLTextAreaElement>('[name="sms-text"]')!;
    const kindOf = () => stage.querySelector<HTMLInputElement>('[name="sms-kind"]:checked')!.value as Kind;

    const show = () => {
      const kind = kindOf();
      const draft = { kind, sign: sign.value.trim(), text: text.value.trim() };
      const { texts, status } = readingOf({ draft, fen: rates[kind] });
      fill(stage, texts);
      say(status);
    };
    stage.addEventListener(
      'input',
      ({ target }) => {
        if ((target as HTMLInputElement).name === 'sms-kind') {
          const draft = drafts[kindOf()];
          sign.value = draft.sign;
          text.value = draft.text;
        }
        show();
      },
      { signal },
    );
    show();
  },
});
