const open = 'dialog[data-modal][open]';

/** Lets the page below dialogs go, once none is open. */
export function unlock(): void {
  if (!document.querySelector(open)) delete document.documentElement.dataset['locked'];
}

/** Closes what is open when the page goes. What opens dialogs is loaded on first use. */
export function startDialogs(): () => void {
  return () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(open)) dialog.close();
    unlock();
    // A header that both pages have stays, with the menu that the link was in.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover();
  };
}
