import {
  type HttpResponse,
  html,
  isLocalRequest,
  methodNotAllowed,
  onlyLocal,
  type StandInTools,
  type Visit,
} from '#generator';
import type { SmsCodes } from './sms-codes.ts';

const PATH = '/codes';

type CodesPageOptions = Pick<StandInTools, 'page'> & { codes: SmsCodes; now: number };

/** `/codes`: shows the valid SMS codes, because the stand-in sends no messages. Available on this machine only. */
export function codesPage(visit: Visit, { codes, now, page }: CodesPageOptions): HttpResponse | null {
  const { exchange, path } = visit;
  if (path !== PATH) return null;
  if (!isLocalRequest(visit)) return onlyLocal(PATH);
  if (exchange.method !== 'GET') return methodNotAllowed(PATH, 'GET');
  const sent = codes.sent(now);
  return page({
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
