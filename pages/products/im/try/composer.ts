import { after, prefersStill } from '../../../../components/try/clock.ts';
import { composer, type Message } from '../../../../components/try/composer.ts';
import { fill, marked, part } from '../../../../components/try/parts.ts';
import { tryOut } from '../../../../components/try/try-out.ts';
import { composer as says } from '../words.yaml';
import { answerTo, numberOf, pushAfter, receiptAfter, receiptsOf } from '../shop.ts';

/** Milliseconds after which a first message writes itself, when nobody has sent one. */
const patience = 2500;
const answerAfter = 1800;

/** The group of the opening, live: a message reaches the other screens, is read and answered, and wakes the phone that sleeps. */
export default tryOut<{ delivery: number }>({
  name: 'im-composer',
  start(place, { delivery }) {
    const { stage, say, signal } = place;
    const desk = marked(stage, 'desk');
    /** Messages that no push has told of yet. */
    let waiting: Message[] = [];
    let isFirst = true;

    const push = () => {
      const { text } = waiting.at(-1)!;
      fill(stage, { push: says.push({ count: waiting.length, text }) });
      const seconds = (pushAfter.wait + pushAfter.channel) / 1000;
      say(says.pushed({ seconds, count: waiting.length }));
      waiting = [];
    };

    const send = composer({
      place,
      receipts: () => receiptsOf(delivery),
      reply: (message) => ({ after: answerAfter, texts: { text: answerTo(message) } }),
      onSent(message) {
        isFirst = false;
        waiting.push(message);
        if (waiting.length === 1) after(pushAfter.wait + pushAfter.channel, push, signal);
        say(says.sending({ number: numberOf(message) }));
        after(answerAfter, () => answered(answerTo(message)), signal);
      },
      onReceipt(message, { name, text }) {
        if (name === 'received') received(message.text);
        const steps = [says.arrived({ milliseconds: receiptAfter })];
        if (name !== 'arrived') steps.push(says.received({ milliseconds: delivery }));
        if (name === 'read') steps.push(text);
        say(says.receipts({ number: numberOf(message), steps: steps.join('，') }));
      },
    });

    /** Adds a line below the others and scrolls to it: scrolled lines, unlike pushed ones, are no layout shift. */
    const add = (name: 'received' | 'own', texts: Record<string, string>) => {
      const line = part(stage, name);
      fill(line, texts);
      desk.append(line);
      desk.scrollTop = desk.scrollHeight;
    };
    const received = (text: string) => add('received', { text });
    const answered = (text: string) => add('own', { text, receipt: '' });

    if (!prefersStill()) after(patience, () => isFirst && send({ kind: 'text', text: says.firstMessage }), signal);
  },
});
