import type { SiteConfig } from '../../define/config.ts';
import type { Edition } from '../../define/editions.ts';
import { html } from '../../define/html.ts';
import type { HttpResponse } from '../../define/http-response.ts';
import { standInPage } from '../../embedded-api/stand-in-page.ts';
import type { Problem } from '../../problem.ts';
import { apiSwitches, type Switches } from '../switches.ts';
import type { Session } from './session.ts';

export const inspectorPath = '/__site';
/** The editor of words and content. */
export const editorPath = `${inspectorPath}/edit`;

/** Problems of a page, and whether it was rendered with stale or empty data. */
export type PageState = { problems: readonly Problem[]; isDegraded: boolean };

export type OverviewOptions = {
  site: Pick<SiteConfig, 'brand' | 'editions'>;
  origins: Readonly<Record<Edition, string>>;
  session: Session;
  switches: Switches;
  isLoggedIn: boolean;
  canLogIn: boolean;
  hasPromotion: boolean;
  found: ReadonlyMap<string, PageState>;
};

/** Labels of the states of addresses, problems first. */
const states = { faulty: 'with problems', degraded: 'degraded', planned: 'planned', built: 'built' } as const;
type State = keyof typeof states;
type Row = { edition: Edition; address: string; name: string; state: State; problems: readonly Problem[] };

/** The switches, and all addresses by state. */
export function overviewPage(input: OverviewOptions): HttpResponse {
  const rows = rowsOf(input);
  const groups = Object.entries(states).map(([state, name]) => ({
    state,
    name,
    rows: rows.filter((row) => row.state === state),
  }));
  const counts = groups.map(({ state, name, rows: { length } }, index) => {
    const text = `${length} ${name}`;
    return html`${index > 0 && ', '}${length === 0 ? text : html`<a href="#${state}">${text}</a>`}`;
  });
  return standInPage({
    site: input.site,
    edition: null,
    title: 'State of the site',
    place: 'dev',
    body: html`<p class="lead">Addresses: ${counts}. Pages are rendered when they are requested; the state of others is that of the plan.</p>
${switchForm(input)}
${groups.map((group) => group.rows.length > 0 && table({ ...group, origins: input.origins }))}`,
  });
}

type Group = { state: string; name: string; rows: readonly Row[]; origins: OverviewOptions['origins'] };

function table({ state, name, rows, origins }: Group) {
  return html`<h2 id="${state}">${rows.length} ${name}</h2>
<div class="card scroll"><table><thead><tr><th scope="col">Edition</th><th scope="col">Address</th><th scope="col">Name</th></tr></thead><tbody>
${rows.map(
  ({ edition, address, name: page, problems }) =>
    html`<tr><td>${edition}</td><td>${
      state === 'planned'
        ? address
        : html`<a href="${origins[edition]}${detailsAddress({ edition, address })}">${address}</a>`
    }</td><td>${page}${problems.map(({ what }) => html`<br><small>${what}</small>`)}</td></tr>`,
)}</tbody></table></div>`;
}

export const detailsAddress = (page: { edition: string; address: string }) =>
  `${inspectorPath}/page?${new URLSearchParams({ edition: page.edition, address: page.address })}`;

function rowsOf({ session, found }: OverviewOptions): Row[] {
  const pages = [...session.plan.pages()].map(({ edition, address, header }): Row => {
    const { problems = [], isDegraded = false } = found.get(`${edition} ${address}`) ?? {};
    const state = isDegraded ? 'degraded' : problems.length > 0 ? 'faulty' : 'built';
    return { edition, address, name: header.name, state, problems };
  });
  const planned = session.plan.planned.map((row): Row => ({ ...row, state: 'planned', problems: [] }));
  return [...pages, ...planned];
}

function switchForm({ switches, isLoggedIn, canLogIn, hasPromotion }: OverviewOptions) {
  const box = (name: string, text: string, on: boolean) =>
    html`<tr><th scope="row"><label for="${name}">${text}</label></th><td><input type="checkbox" id="${name}" name="${name}"${on && html` checked`}></td></tr>`;
  return html`<h2>Switches</h2>
<form class="card" method="post" action="${inspectorPath}"><table class="pairs"><tbody>
${canLogIn && box('login', 'Logged in, on this host', isLoggedIn)}
${box('gray', 'Pages without colour', switches.gray)}
${hasPromotion && box('promotion', 'A date on which the promotion runs', switches.promotion)}
<tr><th scope="row"><label for="api">Calls of browsers to the API</label></th><td><select id="api" name="api">${apiSwitches.map(
    (name) => html`<option${name === switches.api && html` selected`}>${name}</option>`,
  )}</select></td></tr></tbody></table><button>Set</button></form>`;
}
