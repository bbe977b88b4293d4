import {
  type HttpResponse,
  html,
  isLocalRequest,
  methodNotAllowed,
  onlyLocal,
  refusal,
  type StandInPage,
  type StandInTools,
  type Visit,
} from '#generator';
import { chatScript, sharingScript } from './service-scripts.ts';

const PATH = '/services';
const MOST = 100;
const LONGEST = 300;

const scripts: Readonly<Record<string, string>> = { 'chat.js': chatScript, 'sharing.js': sharingScript };
/** Collected entries, by the last part of the path that receives them. */
const kinds = { clicks: 'Clicks', shares: 'Sharing', messages: 'Support chat' } as const;
type Kind = keyof typeof kinds;

type Entry = Readonly<Record<string, unknown>>;
export type Collected = Record<Kind, Entry[]>;

export const openCollected = (): Collected => ({ clicks: [], shares: [], messages: [] });

/** `/services`: stand-ins for support chat, sharing and analytics, and a page that shows what they received (on this machine only). */
export async function servicesPages(
  visit: Visit,
  { collected, now, page }: Pick<StandInTools, 'page'> & { collected: Collected; now: number },
): Promise<HttpResponse | null> {
  const { exchange, path } = visit;
  if (path === PATH) return isLocalRequest(visit) ? page(contentOf(collected)) : onlyLocal(PATH);
  if (!path.startsWith(`${PATH}/`)) return null;
  const name = path.slice(PATH.length + 1);
  if (Object.hasOwn(scripts, name)) return script(scripts[name]!);
  if (!Object.hasOwn(kinds, name)) return null;
  if (exchange.method !== 'POST') return methodNotAllowed(path, 'POST');
  const body = await exchange.body();
  if (!body.ok) return body.answer;
  const entries = entriesOf(body.bytes.toString('utf8'));
  if (entries === null) return refusal({ status: 400, msg: `${path} takes JSON` });
  const list = collected[name as Kind];
  list.unshift(...entries.reverse().map((entry) => ({ received: new Date(now).toISOString(), ...entry })));
  list.length = Math.min(list.length, MOST);
  return { status: 204, bytes: Buffer.alloc(0), headers: {} };
}

/** The entries of a request: `{"clicks": […]}`, or one object. Null for anything else. */
function entriesOf(text: string): Entry[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const listed = (value as { clicks?: unknown } | null)?.clicks;
  const entries = Array.isArray(listed) ? listed : [value];
  return entries.filter((entry) => typeof entry === 'object' && entry !== null) as Entry[];
}

function script(text: string): HttpResponse {
  return {
    status: 200,
    bytes: Buffer.from(text),
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

function contentOf(collected: Collected): StandInPage {
  return {
    edition: 'en',
    title: 'Services',
    place: 'content API',
    at: PATH,
    body: html`<p class="lead">What the stand-ins of analytics, sharing and support chat collected, the newest first. A click is sent when ten have come together or the page is left; in English pages, after consent. Sharing runs in the browser of the messaging app: its user agent contains MicroMessenger.</p>
${Object.entries(kinds).map(([kind, title]) => html`<h2 id="${kind}">${title}</h2>${table(collected[kind as Kind])}`)}`,
  };
}

function table(entries: readonly Entry[]) {
  if (entries.length === 0) return html`<p>Nothing yet.</p>`;
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].slice(0, 12);
  const cell = (value: unknown) => (value === undefined ? '' : String(value).slice(0, LONGEST));
  return html`<div class="card scroll"><table><thead><tr>${names.map((name) => html`<th scope="col">${name.slice(0, LONGEST)}</th>`)}</tr></thead><tbody>${entries.map(
    (entry) => html`<tr>${names.map((name) => html`<td>${cell(entry[name])}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}
