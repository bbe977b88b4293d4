import { everyFrame, prefersStill } from '../../../components/try/clock.ts';
import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Ask, asks, type PassageId, statusOf, streamed } from './model.ts';
import { searching } from './words.yaml';

/** A group to ask in: the answer is streamed, and the passages that it cites are marked. */
export default tryOut({
  name: 'im-ai',
  start: ({ stage, say, signal }) => {
    const answer = marked(stage, 'text="answer"');
    let running = new AbortController();

    const cite = ({ sources }: Ask) => {
      for (const passage of stage.querySelectorAll<HTMLElement>('[data-passage]')) {
        const place = sources.indexOf(passage.dataset['passage'] as PassageId);
        passage.toggleAttribute('data-cited', place >= 0);
        fill(passage, { mark: place < 0 ? '' : `[${place + 1}]` });
      }
    };
    const ask = (asked: Ask) => {
      running.abort();
      running = new AbortController();
      fill(stage, { who: asked.who, question: asked.question, answer: '' });
      cite({ ...asked, sources: [] });
      say(searching);
      const end = () => {
        answer.textContent = asked.answer;
        cite(asked);
        say(statusOf(asked));
      };
      if (prefersStill()) return end();
      everyFrame((elapsed) => {
        const text = streamed(asked, elapsed);
        answer.textContent = text;
        if (text.length === asked.answer.length) end();
        return text.length < asked.answer.length;
      }, running.signal);
    };

    signal.addEventListener('abort', () => running.abort());
    for (const button of stage.querySelectorAll<HTMLButtonElement>('[data-ask]'))
      button.addEventListener('click', () => ask(asks.find(({ id }) => id === button.dataset['ask'])!), { signal });
  },
});
