import { type Answer, refusal } from '../answer.ts';
import type { SmsCodes } from '../browser/sms-codes.ts';
import { html, placePage } from './page.ts';
import { isOurs, type Visit } from './visit.ts';

const PATH = '/codes';

/** `/codes`: the SMS codes that are valid at the moment, because the stand-in sends none. For this machine alone. */
export function codesPage(visit: Visit, { codes, now }: { codes: SmsCodes; now: number }): Answer | null {
  const { exchange, path } = visit;
  if (path !== PATH) return null;
  if (!isOurs(visit)) return refusal({ status: 403, msg: `${PATH} answers to this machine only` });
  if (exchange.method !== 'GET') return refusal({ status: 405, msg: `${PATH} takes GET`, headers: { Allow: 'GET' } });
  const sent = codes.sent(now);
  return placePage({
    edition: 'en',
    title: 'SMS codes',
    place: 'content API',
    at: path,
    body:
      sent.length === 0
        ? html`<p class="lead">No code is valid at the moment. Request one in a form, then reload this page.</p>`
        : html`<p class="lead">Codes that are still valid, the newest first.</p>
<div class="card scroll"><table><thead><tr><th scope="col">Telephone</th><th scope="col">Code</th><th scope="col">Valid for</th></tr></thead><tbody>
${sent.map(({ mobile, code, until }) => html`<tr><th scope="row">${mobile}</th><td><code>${code}</code></td><td>${Math.ceil((until - now) / 1000)} s</td></tr>`)}</tbody></table></div>`,
  });
}
