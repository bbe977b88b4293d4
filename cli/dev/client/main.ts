import type { SentChange } from '../engine/change.ts';
import { openEditorOnAltClick } from './open-editor.ts';
import { showProblems } from './overlay.ts';
import { replacePage } from './replace-page.ts';
import { reloadPage, restoreAfterLoad } from './reload-page.ts';
import { replaceStyles } from './replace-styles.ts';

/** Updates the page when the server reports a change. */
const root = document.documentElement;
let asking = false;
let askAgain = false;

/** Requests the effect of a change on this page. A change that arrives meanwhile is handled afterwards. */
async function ask(): Promise<void> {
  askAgain = true;
  if (asking) return;
  asking = true;
  while (askAgain) {
    askAgain = false;
    await update().catch(() => undefined);
  }
  asking = false;
}

async function update(): Promise<void> {
  const query = new URLSearchParams({
    address: location.pathname + location.search,
    version: root.dataset['version'] ?? '',
  });
  const response = await fetch(`/__site/change?${query}`);
  const { step, styles, version, problems, types } = (await response.json()) as SentChange;
  if (step === 'reload') return reloadPage();
  // Problems stay visible until the page is rendered without errors.
  if (step === 'nothing') return showProblems({ problems, types });
  if (step === 'page' || !(await replaceStyles(styles))) await replacePage();
  else if (version !== null) root.dataset['version'] = version;
  // The problems of the new version.
  askAgain = true;
}

let events: EventSource | null = null;

/** Listens while the page is visible: browsers open at most six connections per server. */
function listen(): void {
  if (document.visibilityState === 'hidden') {
    events?.close();
    events = null;
  } else if (events === null) {
    events = new EventSource('/__site/events');
    // Also after the connection was lost: the server may have restarted.
    events.addEventListener('open', () => void ask());
    events.addEventListener('change', () => void ask());
    events.addEventListener('types', () => void ask());
  }
}

restoreAfterLoad();
openEditorOnAltClick();
document.addEventListener('visibilitychange', listen);
listen();
