import type { SentChange } from '../engine/change.ts';
import { startGallery } from './gallery.ts';
import { openEditorOnAltClick } from './open-editor.ts';
import { showProblems } from './overlay.ts';
import { replacePage } from './replace-page.ts';
import { reloadPage, restoreAfterLoad } from './reload-page.ts';
import { notePlaces } from './running-places.ts';
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
const message = 'site-dev-change';
/** Frames whose page follows the changes that this page hears of, so that many of them need one connection. */
const followers = 'iframe[data-follow]';

/** Requests the effect of a change, also in the frames that follow this page. */
function hear(): void {
  void ask();
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(followers))
    frame.contentWindow?.postMessage(message, location.origin);
}

/** Listens while the page is visible: browsers open at most six connections per server. */
function listen(): void {
  if (document.visibilityState === 'hidden') {
    events?.close();
    events = null;
  } else if (events === null) {
    events = new EventSource('/__site/events');
    // Also after the connection was lost: the server may have restarted.
    events.addEventListener('open', hear);
    events.addEventListener('change', hear);
    events.addEventListener('types', hear);
  }
}

notePlaces();
restoreAfterLoad();
openEditorOnAltClick();
startGallery();
if (window.frameElement?.matches(followers)) {
  addEventListener('message', ({ data, origin }) => {
    if (data === message && origin === location.origin) void ask();
  });
} else {
  document.addEventListener('visibilitychange', listen);
  listen();
}
