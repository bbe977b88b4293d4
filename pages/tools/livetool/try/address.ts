import { matrixPath, qrMatrix } from '../../../../components/qr/matrix.ts';
import { handOver } from '../../../../components/tool/hand-over.ts';
import { refusedIn, toolForm } from '../../../../components/tool/tool-form.ts';
import { fill, marked } from '../../../../components/try/parts.ts';
import { tryOut } from '../../../../components/try/try-out.ts';
import { signatureOf } from '../../../../config/rules/hmac.ts';
import {
  addressesOf,
  addressIds,
  addressLines,
  partsOf,
  pathOf,
  refusals,
  type SignedAddresses,
  signedText,
  validities,
  type Validity,
} from '../live-addresses.ts';
import { fields, secret, textsOf, type Wish } from '../address.ts';
import * as words from '../words.yaml';

/** Addresses of a stream with their signatures, and a code to play it. */
export default tryOut({
  name: 'livetool-address',
  start: (place) => {
    const { stage, say, signal } = place;
    let signed: SignedAddresses;
    let turn = 0;

    const show = async (wish: Wish) => {
      const own = ++turn;
      const until = Math.floor(Date.now() / 1000) + validities[wish.validity as Validity];
      const message = signedText(pathOf(wish), until);
      const [pushSign, playSign] = await Promise.all([
        signatureOf(wish.pushKey, message),
        signatureOf(wish.playKey, message),
      ]);
      if (own !== turn || signal.aborted) return;
      signed = { until, addresses: addressesOf(wish, { until, pushSign, playSign }) };
      const texts = textsOf(signed);
      fill(stage, texts);
      const matrix = qrMatrix(signed.addresses.hls)!;
      const code = marked<SVGElement>(stage, 'qr');
      code.setAttribute('viewBox', `-4 -4 ${matrix.size + 8} ${matrix.size + 8}`);
      code.querySelector('path')!.setAttribute('d', matrixPath(matrix));
      say(refusedIn(form, refusals) ?? words.signed.status({ path: pathOf(wish), until: texts['until']! }));
    };
    const form = marked<HTMLFormElement>(stage, 'tool');
    const link = toolForm({ place, fields, secret, show: (wish) => void show(wish) });

    // Somebody who has an address pastes it: its host, app and stream fill three fields.
    form.addEventListener(
      'paste',
      (event) => {
        const field = event.target as HTMLInputElement;
        const parts = partsOf(event.clipboardData?.getData('text') ?? '');
        if (!parts || (field.name !== 'push' && field.name !== 'play')) return;
        event.preventDefault();
        field.value = parts.host;
        for (const name of ['app', 'stream'] as const)
          (form.elements.namedItem(name) as HTMLInputElement).value = parts[name];
        form.dispatchEvent(new Event('change'));
      },
      { signal },
    );
    const each = addressIds.map((id) => [id, () => signed.addresses[id]] as const);
    handOver({ place, texts: { ...Object.fromEntries(each), all: () => addressLines(signed), link } });
  },
});
