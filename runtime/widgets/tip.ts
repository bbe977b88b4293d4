import { editionNow } from '../lib/facts.ts';
import { openDialog } from './dialog.ts';

/** A box that says one thing and waits for OK. */
export type Tip = {
  title?: string;
  text: string;
  /** Colour of its button, as a CSS colour; the primary one without. */
  colour?: string;
  /** Runs on OK, before the box closes. */
  onConfirm?: () => void;
};

const WIDTH = 400;
const words = { zh: { ok: '确定' }, en: { ok: 'OK' } };

/** Shows a tip box above everything. It waits to be answered: a click beside it does nothing. */
export function showTip({ title = '', text, colour, onConfirm }: Tip): void {
  const says = document.createElement('p');
  says.textContent = text;
  const confirm = document.createElement('button');
  confirm.type = 'button';
  confirm.textContent = words[editionNow()].ok;
  confirm.dataset['tip'] = 'ok';
  confirm.autofocus = true;
  if (colour) confirm.style.background = colour;

  const dialog = openDialog({ title, label: title || text, content: [says, confirm], width: WIDTH, backdrop: false, widget: 'tip' });
  confirm.addEventListener('click', () => {
    onConfirm?.();
    dialog.close();
  });
}
