import { dialogSizes } from '../../config/limits.ts';
import { currentEdition } from '../lib/config.ts';
import { unlockPage } from '../lib/open-dialogs.ts';

export type DialogOptions = {
  /** Its heading; without one `label` is its accessible name. */
  title?: string;
  label?: string;
  /** What it shows, below the heading. */
  content: readonly Node[];
  /** In CSS pixels; without a height it is as high as its content. Both shrink in a smaller window. */
  width: number;
  height?: number;
  /** Whether it has a close button. Escape closes it in any case. */
  closable?: boolean;
  /** Whether a click on the backdrop closes it. */
  backdrop?: boolean;
  /** Its `data-widget`. */
  widget?: string;
};

const words = { zh: { close: '关闭' }, en: { close: 'Close' } };

/** Opens a modal dialog and locks the page below it. When it closes, the focus returns to where it was. */
export function openDialog({
  title = '',
  label = title,
  content,
  width,
  height,
  closable = true,
  backdrop = true,
  widget = 'dialog',
}: DialogOptions): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.dataset['widget'] = widget;
  dialog.dataset['modal'] = '';
  dialog.setAttribute('aria-label', label);
  // Through the object model: the security policy allows that, and no style attribute.
  const fit = (length: number, whole: string) => `min(${length}px, calc(${whole} - ${dialogSizes.margin}px))`;
  dialog.style.width = fit(width, '100vw');
  dialog.style.maxHeight = `calc(100vh - ${dialogSizes.margin}px)`;
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
  if (backdrop) closeOnBackdrop(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    unlockPage();
  });

  const root = document.documentElement;
  // The room of the scroll bar stays reserved, so that nothing behind the dialog moves.
  root.dataset['locked'] ??= innerWidth > root.clientWidth ? 'beside-bar' : '';
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['dialog'] = 'close';
  button.setAttribute('aria-label', words[currentEdition()].close);
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** The backdrop is part of the dialog, so the pointer's position decides. A drag that begins inside is not a click on the backdrop. */
function closeOnBackdrop(dialog: HTMLDialogElement) {
  const isBeside = ({ clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  let began = false;
  dialog.addEventListener('pointerdown', (event) => (began = event.target === dialog && isBeside(event)));
  dialog.addEventListener('click', (event) => began && event.target === dialog && isBeside(event) && dialog.close());
}
