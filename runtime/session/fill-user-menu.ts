import type { UserInfo } from '../../config/calls/account.ts';
import { badgeLimit } from '../../config/limits.ts';
import { badgeOf } from '../../config/rules/visitor.ts';
import { loadChunk } from '../lib/load-chunk.ts';

/** `realNameAuthStatus` of a verified account. */
const VERIFIED = 3;

/** Fills the user menu and lets it open and close; returns a function that undoes that. */
export function fillUserMenu(userInfo: UserInfo): () => void {
  const roots = Array.from(document.querySelectorAll<HTMLElement>('[data-widget="user-menu"]'));
  const stops = roots.map((root) => startOne(root, userInfo));
  return () => stops.forEach((stop) => stop());
}

function startOne(root: HTMLElement, userInfo: UserInfo): () => void {
  const button = root.querySelector<HTMLButtonElement>('[data-user="button"]');
  const list = root.querySelector<HTMLElement>('[data-user="list"]');
  const exit = root.querySelector<HTMLButtonElement>('[data-user="logout"]');
  if (!button || !list || !exit) return () => undefined;
  const off = new AbortController();
  const { signal } = off;
  const set = (name: string, text: string) => {
    const part = root.querySelector<HTMLElement>(`[data-user="${name}"]`);
    if (!part) return;
    part.textContent = text;
    part.hidden = text === '';
  };
  const open = (shown: boolean) => {
    button.setAttribute('aria-expanded', String(shown));
    list.hidden = !shown;
  };
  // A disabled button would lose the focus.
  const setBusy = (busy: boolean) =>
    ['aria-busy', 'aria-disabled'].forEach((name) =>
      busy ? exit.setAttribute(name, 'true') : exit.removeAttribute(name),
    );

  /** One request at a time. The button stays busy while the page reloads. */
  const leave = async () => {
    if (exit.hasAttribute('aria-busy')) return;
    setBusy(true);
    try {
      const { logOut } = await loadChunk(() => import('./log-out.ts'));
      await logOut(() => {
        if (signal.aborted) return;
        setBusy(false);
        // The list closes when the dialog takes the focus, which must return to a visible element.
        if (!list.hidden) button.focus();
        open(false);
      });
    } catch {
      // The failure has been announced.
      setBusy(false);
    }
  };

  const isVerified = userInfo.realNameAuthStatus === VERIFIED;
  set('name', userInfo.loginAccount);
  set('verified', (isVerified ? root.dataset['verified'] : root.dataset['unverified']) ?? '');
  set('unread', badgeOf(userInfo.unReadMessageCount, badgeLimit));
  set('unclosed', badgeOf(userInfo.unClosedIssueCount, badgeLimit));
  root.toggleAttribute('data-is-verified', isVerified);
  root.toggleAttribute('data-ready', true);

  button.addEventListener('click', () => open(Boolean(list.hidden)), { signal });
  exit.addEventListener('click', () => void leave(), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || list.hidden) return;
      open(false);
      button.focus();
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget as Node) && open(false),
    { signal },
  );
  document.addEventListener('pointerdown', ({ target }) => !root.contains(target as Node) && open(false), { signal });

  return () => {
    off.abort();
    open(false);
    setBusy(false);
    root.removeAttribute('data-ready');
  };
}
