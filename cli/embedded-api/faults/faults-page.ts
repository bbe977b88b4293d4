import { html } from '../../define/html.ts';
import { type HttpResponse, methodNotAllowed, seeOther } from '../../define/http-response.ts';
import {
  formOf,
  isLocalRequest,
  onlyLocal,
  type StandInPage,
  type StandInTools,
  type Visit,
} from '../../define/stand-ins.ts';
import type { EveryCall } from '../call-routes.ts';
import { type Fault, faultNames, type Faults } from './faults.ts';

const PATH = '/faults';

type FaultsPageOptions = Pick<StandInTools, 'page'> & { faults: Faults; everyCall: EveryCall };

/** `/faults`: makes calls fail, for tests and demonstrations. Available on this machine only. */
export async function faultsPage(
  visit: Visit,
  { faults, everyCall, page }: FaultsPageOptions,
): Promise<HttpResponse | null> {
  const { exchange, path } = visit;
  if (path !== PATH) return null;
  if (!isLocalRequest(visit)) return onlyLocal(PATH);
  if (exchange.method === 'GET') return page(contentOf({ visit, faults, everyCall }));
  if (exchange.method !== 'POST') return methodNotAllowed(PATH, 'GET, POST');
  const body = await formOf(visit);
  if (!body.ok) return body.answer;
  for (const name of Object.keys(everyCall)) {
    const wanted = body.fields.get(name);
    if (body.fields.has('reset')) faults.set(name, null);
    else if (wanted !== null) faults.set(name, Object.hasOwn(faultNames, wanted) ? (wanted as Fault) : null);
  }
  return seeOther(PATH);
}

function contentOf({ visit, faults, everyCall }: Omit<FaultsPageOptions, 'page'> & { visit: Visit }): StandInPage {
  const names = Object.keys(everyCall);
  const failing = names.filter((name) => faults.of(name)).length;
  return {
    edition: null,
    title: 'Faults',
    place: 'content API',
    at: visit.path,
    body: html`<p class="lead">${failing === 0 ? 'No call fails.' : `${failing} of ${names.length} calls fail.`} A fault lasts until it is cleared here, or the API ends.</p>
<form method="post" action="${PATH}"><div class="card scroll"><table><thead><tr><th scope="col">Call</th><th scope="col">Address</th><th scope="col">What happens</th></tr></thead><tbody>
${names.map((name) => row({ name, call: everyCall[name]!, set: faults.of(name) }))}</tbody></table></div>
<button>Set</button> <button class="quiet" name="reset" value="1">Put all right</button></form>`,
  };
}

function row({ name, call: { method, path }, set }: { name: string; call: EveryCall[string]; set: Fault | null }) {
  const choices: [string, string][] = [['', 'works'], ...Object.entries(faultNames)];
  return html`<tr><th scope="row"><label for="${name}">${name}</label></th><td><code>${method} ${path}</code></td><td><select id="${name}" name="${name}">${choices.map(
    ([value, text]) => html`<option value="${value}"${value === (set ?? '') && html` selected`}>${text}</option>`,
  )}</select></td></tr>`;
}
