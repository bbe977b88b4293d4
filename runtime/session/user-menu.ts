import { limits } from '../../config/limits.ts';
import { badgeOf } from '../../config/rules/visitor.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { store } from '../lib/store.ts';

/** Status of a user whose real name is verified. */
const verified = 3;

/** Fills the user menu, which the page carries empty and unseen in its place, and lets it open and close. */
export function startUserMenu(): () => void {
  const roots = Array.from(document.querySelectorAll<HTMLElement>('[data-widget="user-menu"]'));
  const stops = roots.map(startOne);
  return () => stops.forEach((stop) => stop());
}

function startOne(root: HTMLElement): () => void {
  const button = root.querySelector<HTMLButtonElement>('[data-user="button"]');
  const list = root.querySelector<HTMLElement>('[data-user="list"]');
  if (!button || !list) return () => undefined;
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

  const unwatch = store.watch(({ userInfo }) => {
    root.toggleAttribute('data-ready', userInfo !== null);
    open(false);
    if (!userInfo) return;
    set('name', userInfo.loginAccount);
    const isVerified = userInfo.realNameAuthStatus === verified;
    root.toggleAttribute('data-is-verified', isVerified);
    set('verified', (isVerified ? root.dataset['verified'] : root.dataset['unverified']) ?? '');
    set('unread', badgeOf(userInfo.unReadMessageCount, limits.badge));
    set('unclosed', badgeOf(userInfo.unClosedIssueCount, limits.badge));
  });

  button.addEventListener('click', () => open(Boolean(list.hidden)), { signal });
  root.querySelector('[data-user="logout"]')?.addEventListener('click', () => void leave().catch(() => undefined), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || list.hidden) return;
      open(false);
      button.focus();
    },
    { signal },
  );
  root.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget as Node) && open(false), { signal });
  document.addEventListener('pointerdown', ({ target }) => !root.contains(target as Node) && open(false), { signal });

  return () => {
    off.abort();
    unwatch();
    root.removeAttribute('data-ready');
  };
}

/** Rejects when what it needs could not be loaded, which the visitor has been told. */
async function leave() {
  const { logOut } = await loadChunk(() => import('./log-out.ts'));
  await logOut();
}
