import { strings } from '../../config/strings.ts';
import { call } from '../lib/call.ts';
import { editionNow } from '../lib/facts.ts';
import { loadGlobal } from './load-global.ts';

type Shared = { title: string; desc: string; link: string; imgUrl: string; success: () => void; fail: (error: unknown) => void };

/** What the app's script puts on `window`. */
type Bridge = {
  config(given: { debug: boolean; appId: string; timestamp: number; nonceStr: string; signature: string; jsApiList: readonly string[] }): void;
  ready(run: () => void): void;
  error(run: (error: unknown) => void): void;
  updateAppMessageShareData(shared: Shared): void;
  updateTimelineShareData(shared: Shared): void;
};

/** To people and groups, and to everybody the visitor knows. */
const ways = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** Has the page's address signed and tells the app what to share. `signal` ends it when the page is no longer shown. Outcomes are logged. */
export async function share({ script, signal }: { script: string; signal: AbortSignal }): Promise<void> {
  const [bridge, result] = await Promise.all([
    loadGlobal({ script, global: 'wx' }) as Promise<Bridge>,
    call('weixinToken', { url: location.href.replace(/#.*/, '') }),
  ]);
  if (signal.aborted) return;
  const signed = result.success ? parse(result['msg']) : null;
  if (!signed) return console.debug(strings[editionNow()].signatureFailed);

  const { appid, timestamp, noncestr, signature } = signed;
  bridge.config({ debug: false, appId: appid, timestamp, nonceStr: noncestr, signature, jsApiList: ways });
  bridge.error((error) => console.debug('sharing: the configuration was not accepted', error));
  bridge.ready(() => {
    if (signal.aborted) return;
    for (const way of ways) {
      bridge[way]({
        ...described(),
        success: () => console.debug(`sharing: ${way} succeeded`),
        fail: (error) => console.debug(`sharing: ${way} failed`, error),
      });
    }
  });
}

/** What the page says of itself to those who share it. */
function described() {
  const read = (selector: string, attribute: 'content' | 'href') => document.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: read('meta[property="og:title"]', 'content') || document.title,
    desc: read('meta[name="description"]', 'content'),
    link: read('link[rel="canonical"]', 'href') || location.href,
    imgUrl: read('meta[property="og:image"]', 'content'),
  };
}

function parse(message: unknown) {
  const { appid, timestamp, noncestr, signature } = (message ?? {}) as Record<string, unknown>;
  const fits = typeof appid === 'string' && typeof timestamp === 'number' && typeof noncestr === 'string' && typeof signature === 'string';
  return fits ? { appid, timestamp, noncestr, signature } : null;
}
