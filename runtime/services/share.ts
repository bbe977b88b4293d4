import { strings } from '../../config/strings.ts';
import { call } from '../lib/call.ts';
import { currentEdition } from '../lib/config.ts';
import { loadGlobal } from './load-global.ts';

type Shared = {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
  success: () => void;
  fail: (error: unknown) => void;
};

/** The global that the messaging app's script defines. */
type Bridge = {
  config(options: {
    debug: boolean;
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }): void;
  ready(run: () => void): void;
  error(run: (error: unknown) => void): void;
  updateAppMessageShareData(shared: Shared): void;
  updateTimelineShareData(shared: Shared): void;
};

/** Sharing with people and groups, and on the timeline. */
const methods = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** Requests a signature for the page's address and configures what the app shares. `signal` aborts when the page is replaced. Outcomes are logged. */
export async function share({ script, signal }: { script: string; signal: AbortSignal }): Promise<void> {
  const [bridge, result] = await Promise.all([
    loadGlobal({ script, global: 'wx' }) as Promise<Bridge>,
    call('weixinToken', { url: location.href.replace(/#.*/, '') }),
  ]);
  if (signal.aborted) return;
  const signed = result.success ? parse(result['msg']) : null;
  if (!signed) return console.debug(strings[currentEdition()].signatureFailed);

  const { appid, timestamp, noncestr, signature } = signed;
  bridge.config({ debug: false, appId: appid, timestamp, nonceStr: noncestr, signature, jsApiList: methods });
  bridge.error((error) => console.debug('sharing: the configuration was not accepted', error));
  bridge.ready(() => {
    if (signal.aborted) return;
    for (const method of methods) {
      bridge[method]({
        ...describePage(),
        success: () => console.debug(`sharing: ${method} succeeded`),
        fail: (error) => console.debug(`sharing: ${method} failed`, error),
      });
    }
  });
}

/** Title, description, address and picture of the page. */
function describePage() {
  const read = (selector: string, attribute: 'content' | 'href') =>
    document.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: read('meta[property="og:title"]', 'content') || document.title,
    desc: read('meta[name="description"]', 'content'),
    link: read('link[rel="canonical"]', 'href') || location.href,
    imgUrl: read('meta[property="og:image"]', 'content'),
  };
}

function parse(message: unknown) {
  const { appid, timestamp: given, noncestr, signature } = (message ?? {}) as Record<string, unknown>;
  // Some servers write the number as text.
  const timestamp = typeof given === 'string' ? Number(given.trim() || NaN) : given;
  const fits =
    typeof appid === 'string' &&
    typeof timestamp === 'number' &&
    Number.isFinite(timestamp) &&
    typeof noncestr === 'string' &&
    typeof signature === 'string';
  return fits ? { appid, timestamp, noncestr, signature } : null;
}
