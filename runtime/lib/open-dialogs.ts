const open = 'dialog[data-modal][open]';

/** Unlocks the page once no dialog is open. */
export function unlockPage(): void {
  if (!document.querySelector(open)) delete document.documentElement.dataset['locked'];
}

/** Closes dialogs and popovers when the page is replaced. The code that opens dialogs is loaded on first use. */
export function startDialogs(): () => void {
  return () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(open)) dialog.close();
    unlockPage();
    // A header that both pages share stays, with the menu that contains the link.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
      if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover();
  };
}
