import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { cells, type DraftId, drafts, readingOf } from './model.ts';

/** A message that is counted and priced while it is typed. */
export default tryOut({
  name: 'text-messages',
  start({ stage, say, signal }) {
    const text = stage.querySelector<HTMLTextAreaElement>('[name="message"]')!;
    const to = stage.querySelector<HTMLSelectElement>('[name="to"]')!;
    const picture = marked(stage, 'picture');

    const show = (target?: EventTarget | null) => {
      if (target instanceof HTMLInputElement && target.name === 'draft')
        text.value = drafts[target.value as DraftId].text;
      const draft = { text: text.value, to: to.value };
      const { texts, status } = readingOf(draft);
      fill(stage, texts);
      picture.innerHTML = cells(draft);
      say(status);
    };
    stage.addEventListener('input', ({ target }) => show(target), { signal });
    show();
  },
});
