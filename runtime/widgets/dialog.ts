import { limits } from '../../config/limits.ts';
import { editionNow } from '../lib/facts.ts';
import { unlock } from '../lib/open-dialogs.ts';

export type Dialog = {
  /** Its heading; without one it goes by `label`. */
  title?: string;
  label?: string;
  /** What it shows, below the heading. */
  content: readonly Node[];
  /** Lengths in CSS pixels; without a height it is as high as its content. Either gives way to a smaller window. */
  width: number;
  height?: number;
  /** Whether it has a close button. Escape closes it in any case. */
  closable?: boolean;
  /** Whether a click beside it closes it. */
  backdrop?: boolean;
  /** Name of the widget that it is. */
  widget?: string;
};

const words = { zh: { close: '关闭' }, en: { close: 'Close' } };

/** Opens a modal dialog above the page, which stays where it is; the focus goes back to where it was when it closes. */
export function openDialog({ title = '', label = title, content, width, height, closable = true, backdrop = true, widget = 'dialog' }: Dialog): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.dataset['widget'] = widget;
  dialog.dataset['modal'] = '';
  dialog.setAttribute('aria-label', label);
  // Through the object model: a policy without inline styles allows that, and not the attribute.
  const fit = (length: number, whole: string) => `min(${length}px, calc(${whole} - ${limits.dialogMargin}px))`;
  dialog.style.width = fit(width, '100vw');
  dialog.style.maxHeight = `calc(100vh - ${limits.dialogMargin}px)`;
  if (height !== undefined) dialog.style.height = fit(height, '100vh');

  const body = document.createElement('div');
  body.dataset['dialog'] = 'body';
  if (title) {
    const heading = document.createElement('h2');
    heading.textContent = title;
    body.append(heading);
  }
  body.append(...content);
  dialog.append(body);
  if (closable) dialog.append(closeButton(dialog));
  if (backdrop) closeBeside(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    unlock();
  });

  const root = document.documentElement;
  // Where the scroll bar takes room its place is kept, so that nothing behind the dialog moves.
  root.dataset['locked'] ??= innerWidth > root.clientWidth ? 'beside-bar' : '';
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['dialog'] = 'close';
  button.setAttribute('aria-label', words[editionNow()].close);
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** The backdrop is part of the dialog: only the place of the pointer tells them apart. A drag that began inside is no click beside it. */
function closeBeside(dialog: HTMLDialogElement) {
  const isBeside = ({ clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  let began = false;
  dialog.addEventListener('pointerdown', (event) => (began = event.target === dialog && isBeside(event)));
  dialog.addEventListener('click', (event) => began && event.target === dialog && isBeside(event) && dialog.close());
}
