import { editionNow } from '../lib/facts.ts';

/** A box that says one thing and waits for OK. */
export type Tip = {
  title?: string;
  text: string;
  /** Colour of its button, as a CSS colour; the primary one without. */
  colour?: string;
  /** Runs on OK, before the box closes. */
  onConfirm?: () => void;
};

const words = { zh: { ok: '确定', close: '关闭' }, en: { ok: 'OK', close: 'Close' } };

/** Shows a tip box above everything; the focus goes back to where it was when it closes. */
export function showTip({ title = '', text, colour, onConfirm }: Tip): void {
  const { ok, close } = words[editionNow()];
  const dialog = document.createElement('dialog');
  dialog.dataset['widget'] = 'tip';
  dialog.setAttribute('aria-label', title || text);

  const part = <Name extends 'button' | 'h2' | 'p'>(name: Name, content: string) => {
    const element = document.createElement(name);
    element.textContent = content;
    dialog.append(element);
    return element;
  };
  const closer = part('button', '×');
  closer.setAttribute('aria-label', close);
  closer.dataset['tip'] = 'close';
  if (title) part('h2', title);
  part('p', text);
  const confirm = part('button', ok);
  confirm.dataset['tip'] = 'ok';
  confirm.autofocus = true;
  // Set through the object model: a policy without inline styles allows that, and not the attribute.
  if (colour) confirm.style.background = colour;

  closer.addEventListener('click', () => dialog.close());
  confirm.addEventListener('click', () => {
    onConfirm?.();
    dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
