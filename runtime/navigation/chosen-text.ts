import { limits } from '../../config/limits.ts';
import { pageFile } from '../../config/rules/page-file.ts';
import { editionNow } from '../lib/facts.ts';
import type { NextPage } from './next-page.ts';
import { loadStyles } from './styles.ts';
import { fits } from './swap.ts';

/**
 * The page with the text that an address's query chooses: as our rules choose it for the address in its plain spelling, on servers without
 * them from the text's own file, which never answers on ours. Rejects when it is not there.
 */
export async function chosenText(address: string): Promise<NextPage> {
  const signal = AbortSignal.timeout(limits.callTime);
  const [, wanted] = address.split('=');
  for (const place of [address, `/${pageFile({ edition: editionNow(), address })}`]) {
    const response = await fetch(place, { signal });
    const { status, headers } = response;
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (response.ok && next.documentElement.dataset['value'] === wanted && fits(next)) {
      return { status, timing: headers.get('server-timing') ?? '', document: next, dress: await loadStyles(next, signal) };
    }
    if (headers.has('x-release')) break;
  }
  throw new Error(`no text at ${address}`);
}
