import { after } from './clock.ts';
import { fill, marked, part } from './parts.ts';
import type { TryPlace } from './try-out.ts';

export type Message = { kind: string; text: string; number: number };
/** A receipt of a message: delay in milliseconds, a name for styles, and the text below the message. */
export type Receipt = { after: number; name: string; text: string };
export type Reply = { after: number; texts: Readonly<Record<string, string>> };

type ComposerOptions = {
  place: TryPlace;
  /** In the order in which they come. */
  receipts: (message: Message) => readonly Receipt[];
  reply?: (message: Message) => Reply | null;
  onSent?: (message: Message) => void;
  onReceipt?: (message: Message, receipt: Receipt) => void;
};

/** The oldest messages go when there are more. */
const most = 40;

/**
 * A thread that answers: what is typed, or chosen among ready messages, is sent, its receipts follow step by step, and the other side
 * replies. What it needs of the picture: a form `data-compose` with a field named `text`; buttons with a ready message (`data-message`,
 * its kind as `value`); the list `data-thread`; templates `own`, or `own-<kind>` where a kind looks different, and `reply`. In a message,
 * `data-text="text"` and `data-text="receipt"` take its words. Returns what sends a message.
 */
export function composer({
  place: { stage, signal },
  receipts,
  reply,
  onSent,
  onReceipt,
}: ComposerOptions): (message: Omit<Message, 'number'>) => void {
  const form = marked<HTMLFormElement>(stage, 'compose');
  const thread = marked(stage, 'thread');
  const field = form.elements.namedItem('text') as HTMLInputElement;
  let number = 0;

  const append = (message: HTMLElement) => {
    thread.append(message);
    while (thread.childElementCount > most) thread.firstElementChild!.remove();
    thread.scrollTop = thread.scrollHeight;
  };

  const send = ({ kind, text }: Omit<Message, 'number'>) => {
    const message = { kind, text, number: ++number };
    const own = part(
      stage,
      stage.querySelector(`template[data-part="own-${message.kind}"]`) ? `own-${message.kind}` : 'own',
    );
    fill(own, { text: message.text });
    append(own);
    onSent?.(message);
    for (const receipt of receipts(message))
      after(
        receipt.after,
        () => {
          own.dataset['receipt'] = receipt.name;
          fill(own, { receipt: receipt.text });
          onReceipt?.(message, receipt);
        },
        signal,
      );
    const answer = reply?.(message);
    if (answer)
      after(
        answer.after,
        () => {
          const words = part(stage, 'reply');
          fill(words, answer.texts);
          append(words);
        },
        signal,
      );
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const text = field.value.trim();
      field.value = '';
      field.focus();
      if (text !== '') send({ kind: 'text', text });
    },
    { signal },
  );
  for (const button of stage.querySelectorAll<HTMLButtonElement>('button[data-message]'))
    button.addEventListener('click', () => send({ kind: button.value, text: button.dataset['message']! }), { signal });
  thread.scrollTop = thread.scrollHeight;
  return send;
}
