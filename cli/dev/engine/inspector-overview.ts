import type { HttpResponse } from '../../embedded-api/http-response.ts';
import { html, standInPage } from '../../embedded-api/stand-ins/page.ts';
import type { Problem } from '../../problem.ts';
import { apiSwitches, type Switches } from '../switches.ts';
import { inspectorPath } from './inspector-path.ts';
import type { Session } from './session.ts';

export type OverviewInput = {
  session: Session;
  switches: Switches;
  isLoggedIn: boolean;
  canLogIn: boolean;
  found: ReadonlyMap<string, readonly Problem[]>;
};

/** Labels of the states of addresses. */
const states = { faulty: 'with problems', planned: 'planned', degraded: 'degraded', built: 'built' } as const;
type State = keyof typeof states;
type Row = { edition: string; address: string; name: string; state: State };

/** The switches, and all addresses with their state; problems first. */
export function overviewPage(input: OverviewInput): HttpResponse {
  const rows = rowsOf(input);
  const counts = Object.entries(states).map(([state, name]) => ({
    name,
    count: rows.filter((row) => row.state === state).length,
  }));
  return standInPage({
    edition: 'en',
    title: 'State of the site',
    place: 'dev',
    body: html`<p class="lead">${counts.map(({ name, count }) => `${count} ${name}`).join(', ')}. Pages are rendered when they are requested; the state of others is that of the plan.</p>
${switchForm(input)}
<h2>Addresses</h2>
<div class="card scroll"><table><thead><tr><th scope="col">Edition</th><th scope="col">Address</th><th scope="col">Name</th><th scope="col">State</th></tr></thead><tbody>
${rows.map(
  ({ edition, address, name, state }) =>
    html`<tr><td>${edition}</td><td>${
      state === 'planned' ? address : html`<a href="${detailsAddress({ edition, address })}">${address}</a>`
    }</td><td>${name}</td><td>${states[state]}</td></tr>`,
)}</tbody></table></div>`,
  });
}

export const detailsAddress = (page: { edition: string; address: string }) =>
  `${inspectorPath}/page?${new URLSearchParams({ edition: page.edition, address: page.address })}`;

function rowsOf({ session, found }: OverviewInput): Row[] {
  const order = Object.keys(states);
  const stateOf = (name: string): State => {
    const problems = found.get(name) ?? [];
    if (problems.some(({ what }) => /rendering its pages without data|last cached response/.test(what)))
      return 'degraded';
    return problems.length > 0 ? 'faulty' : 'built';
  };
  const pages = [...session.plan.pages()].map(({ edition, address, header }) => ({
    edition,
    address,
    name: header.name,
    state: stateOf(`${edition} ${address}`),
  }));
  const planned = session.plan.planned.map((row) => ({ ...row, state: 'planned' as const }));
  return [...pages, ...planned].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function switchForm({ switches, isLoggedIn, canLogIn }: OverviewInput) {
  const box = (name: string, text: string, on: boolean) =>
    html`<tr><th scope="row"><label for="${name}">${text}</label></th><td><input type="checkbox" id="${name}" name="${name}"${on && html` checked`}></td></tr>`;
  return html`<h2>Switches</h2>
<form class="card" method="post" action="${inspectorPath}"><table class="pairs"><tbody>
${canLogIn && box('login', 'Logged in, on this host', isLoggedIn)}
${box('gray', 'Pages without colour', switches.gray)}
${box('promotion', 'A date on which the promotion runs', switches.promotion)}
<tr><th scope="row"><label for="api">Calls of browsers to the API</label></th><td><select id="api" name="api">${apiSwitches.map(
    (name) => html`<option${name === switches.api && html` selected`}>${name}</option>`,
  )}</select></td></tr></tbody></table><button>Set</button></form>`;
}
