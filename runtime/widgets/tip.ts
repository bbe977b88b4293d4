import { currentEdition } from '../lib/config.ts';
import { openDialog } from './dialog.ts';

/** A message with an OK button. */
export type Tip = {
  title?: string;
  text: string;
  /** CSS colour of its button; the primary colour without. */
  colour?: string;
  /** Runs on OK, before the box closes. */
  onConfirm?: () => void;
};

const WIDTH = 400;
const words = { zh: { ok: '确定' }, en: { ok: 'OK' } };

/** Shows a tip box above everything. A click on the backdrop does not close it. */
export function showTip({ title = '', text, colour, onConfirm }: Tip): void {
  const message = document.createElement('p');
  message.textContent = text;
  const confirm = document.createElement('button');
  confirm.type = 'button';
  confirm.textContent = words[currentEdition()].ok;
  confirm.dataset['tip'] = 'ok';
  confirm.autofocus = true;
  if (colour) confirm.style.background = colour;

  const dialog = openDialog({
    title,
    label: title || text,
    content: [message, confirm],
    width: WIDTH,
    backdrop: false,
    widget: 'tip',
  });
  confirm.addEventListener('click', () => {
    try {
      onConfirm?.();
    } finally {
      dialog.close();
    }
  });
}
