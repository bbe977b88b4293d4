import { after, prefersStill } from '../../../../components/try/clock.ts';
import { composer, type Message } from '../../../../components/try/composer.ts';
import { fill, marked, part } from '../../../../components/try/parts.ts';
import { tryOut } from '../../../../components/try/try-out.ts';
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
      fill(stage, { push: `[${waiting.length} 条] 林遥：${text}` });
      const seconds = (pushAfter.wait + pushAfter.channel) / 1000;
      say(`电脑一直没读，${seconds} 秒后推送到锁屏手机，合并 ${waiting.length} 条`);
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
        say(`序号 ${numberOf(message)}：发送中`);
        after(answerAfter, () => answered(answerTo(message)), signal);
      },
      onReceipt(message, { name, text }) {
        if (name === 'received') received(message.text);
        const steps = [`${receiptAfter} 毫秒已送达`];
        if (name !== 'arrived') steps.push(`${delivery} 毫秒到店长的电脑`);
        if (name === 'read') steps.push(text);
        say(`序号 ${numberOf(message)}：${steps.join('，')}`);
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

    if (!prefersStill()) after(patience, () => isFirst && send({ kind: 'text', text: '再加一份，行吗？' }), signal);
  },
});
