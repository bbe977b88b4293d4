import { limits } from '../../config/limits.ts';
import { pageFile } from '../../config/rules/page-file.ts';
import { editionNow } from '../lib/facts.ts';
import type { NextPage } from './next-page.ts';
import { loadStyles } from './styles.ts';
import { fits } from './swap.ts';

/** The page with the text that an address's query chooses, from the text's own file. Rejects when it is not there. */
export async function chosenText(address: string): Promise<NextPage> {
  const signal = AbortSignal.timeout(limits.callTime);
  const file = `/${pageFile({ edition: editionNow(), address })}`;
  const response = await fetch(file, { signal });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!response.ok || !fits(next)) throw new Error(`no text at ${file}`);
  return { status: response.status, timing: '', document: next, dress: await loadStyles(next, signal) };
}
