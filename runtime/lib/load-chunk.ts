import { limits } from '../../config/limits.ts';
import { announce } from './announce.ts';
import { currentEdition } from './config.ts';

const words = {
  zh: '这部分没有加载成功，请检查网络后重试',
  en: 'This part could not be loaded. Check your network and try again',
};
/** Time of the last reload that a missing script caused. */
const KEY = 'chunk-reload';

/** A script could not be loaded, and the page reloads: nothing is to be done in its place, least of all leaving the page. */
export class Reloading extends Error {}

/** `unnoticed`: visitors do not miss it, so its failure neither reloads the page nor is announced. */
export type LoadChunkOptions = { unnoticed?: boolean };

/**
 * Imports a script that is loaded on use; all such imports are made here. A missing one may have been removed with its release: the page
 * reloads, at most once a minute and never offline, and the promise rejects with `Reloading`. Otherwise the failure is announced, the page
 * stays usable, and the promise rejects with the cause.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { unnoticed = false }: LoadChunkOptions = {},
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (unnoticed) throw error;
    if (navigator.onLine && mayReload()) {
      location.reload();
      throw new Reloading('', { cause: error });
    }
    announce(words[currentEdition()]);
    throw error;
  }
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < limits.chunkReload) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage it might reload for ever.
    return false;
  }
}
