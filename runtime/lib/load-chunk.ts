import { limits } from '../../config/limits.ts';
import { announce } from './announce.ts';
import { editionNow } from './facts.ts';

const words = { zh: '这部分没有加载成功，请检查网络后重试', en: 'This part could not be loaded. Check your network and try again' };
/** When a page was last reloaded for want of a script. */
const KEY = 'chunk-reload';

/**
 * Imports a script that is loaded on use. One that is not there may have gone with its release: the page reloads, at most once in a
 * minute and never without a network. Else it says so, stays usable, and the promise rejects.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine && mayReload()) location.reload();
    else announce(words[editionNow()]);
    throw error;
  }
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < limits.chunkReload) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without a memory it might reload for ever.
    return false;
  }
}
