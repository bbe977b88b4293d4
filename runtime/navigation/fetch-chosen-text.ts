import { limits } from '../../config/limits.ts';
import { pageFile } from '../../config/rules/page-file.ts';
import { currentEdition } from '../lib/config.ts';
import { parseHtml } from './parse-html.ts';
import type { PreparedPage } from './prepare-page.ts';
import { loadStyles } from './styles.ts';
import { canSwap } from './swap.ts';

/**
 * The page with the text that the address's query selects: from the address in its plain spelling, where our server rules select it, else
 * from the file of the text, which our servers never serve by its own address. Rejects when there is none.
 */
export async function fetchChosenText(address: string): Promise<PreparedPage> {
  const signal = AbortSignal.timeout(limits.callTime);
  const [, wanted] = address.split('=');
  for (const place of [address, `/${pageFile({ edition: currentEdition(), address })}`]) {
    const response = await fetch(place, { signal });
    const { status, headers } = response;
    const next = parseHtml(await response.text());
    if (response.ok && next.documentElement.dataset['value'] === wanted && canSwap(next)) {
      return {
        status,
        timing: headers.get('server-timing') ?? '',
        document: next,
        applyStyles: await loadStyles(next, signal),
      };
    }
    if (headers.has('x-release')) break;
  }
  throw new Error(`no text at ${address}`);
}
