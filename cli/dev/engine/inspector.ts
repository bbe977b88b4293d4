import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Edition } from '../../define/editions.ts';
import type { PageRoute } from '../../define/page.ts';
import { type HttpResponse, seeOther } from '../../define/http-response.ts';
import { send } from '../../embedded-api/http-response.ts';
import { exchangeOf } from '../../embedded-api/exchange.ts';
import type { Build } from '../../bundle/build-type.ts';
import type { Problem } from '../../problem.ts';
import { isLoggedIn } from '../../server-model/server-timing.ts';
import { clientCode } from '../code/client-code.ts';
import { type ApiSwitch, apiSwitches, type Switches } from '../switches.ts';
import type { PageDocument, PageData } from './documents.ts';
import { detailsAddress, inspectorPath, overviewPage, type PageState } from './inspector-overview.ts';
import { type DetailsOptions, detailsPage } from './inspector-details.ts';
import type { Session } from './session.ts';

export type InspectorOptions = {
  root: string;
  site: DetailsOptions['site'];
  /** Columns of titles and descriptions in search results. */
  columns: DetailsOptions['columns'];
  build: Build;
  origins: Readonly<Record<Edition, string>>;
  editionOf: (request: IncomingMessage) => Edition;
  session: () => Session;
  switches: () => Switches;
  setSwitches: (switches: Switches) => void;
  /** Requested pages, by `edition address`. */
  found: ReadonlyMap<string, PageState>;
  document: (route: PageRoute) => Promise<PageDocument>;
  problemsOf: (document: PageDocument) => readonly Problem[];
  data: (route: PageRoute) => Promise<readonly PageData[]>;
  /** Logs a visitor in and returns the cookies; null when another API is configured, or the site has no login. */
  logIn: (() => Promise<readonly string[]>) | null;
  /** Names of the cookies of a login. */
  loginCookies: readonly string[];
  /** Whether the site has a promotion to show. */
  hasPromotion: boolean;
};

/** Handles requests below `/__site`. */
export function openInspector(options: InspectorOptions) {
  const {
    root,
    site,
    columns,
    build,
    origins,
    editionOf,
    session,
    switches,
    setSwitches,
    found,
    document,
    problemsOf,
    data,
    logIn,
    loginCookies: cookies,
    hasPromotion,
  } = options;

  /** On the host of the edition, because the page is shown in a frame of the same origin. */
  async function details(query: URLSearchParams, host: Edition): Promise<HttpResponse> {
    const [edition, address] = [query.get('edition'), query.get('address')];
    const route = [...session().pages.values()].find((one) => one.edition === edition && one.address === address);
    if (!route) return seeOther(inspectorPath);
    if (route.edition !== host) return seeOther(origins[route.edition] + detailsAddress(route));
    const made = await document(route);
    return detailsPage({ site, columns, route, made, problems: problemsOf(made), data: await data(route) });
  }

  /** The login is a cookie of this host; the server stores the other switches. */
  async function change(fields: URLSearchParams): Promise<HttpResponse> {
    const api = fields.get('api') as ApiSwitch;
    setSwitches({
      gray: fields.has('gray'),
      promotion: fields.has('promotion'),
      api: apiSwitches.includes(api) ? api : 'works',
    });
    const set = fields.has('login') ? await logIn?.() : cookies.map((name) => `${name}=; Path=/; Max-Age=0`);
    return seeOther(inspectorPath, set ? { 'Set-Cookie': [...set] } : {});
  }

  async function answer(request: IncomingMessage): Promise<HttpResponse> {
    const exchange = exchangeOf(request);
    const query = new URLSearchParams(exchange.query);
    const origin = exchange.header('origin');
    if (
      exchange.method === 'POST' &&
      (origin === undefined || origin.replace(/^https?:\/\//, '') === exchange.header('host'))
    ) {
      const body = await exchange.body();
      return body.ok ? change(new URLSearchParams(body.bytes.toString())) : body.answer;
    }
    switch (exchange.path) {
      case `${inspectorPath}/page`:
        return details(query, editionOf(request));
      case `${inspectorPath}/inspector.js`:
        return script(await clientCode({ root, build, entry: 'cli/dev/client/inspector.ts' }));
      case `${inspectorPath}/axe.js`:
        return script(await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8').catch(() => ''));
      default:
        return overviewPage({
          site,
          origins,
          session: session(),
          switches: switches(),
          isLoggedIn: isLoggedIn({ cookies: exchange.header('cookie'), login: cookies }),
          canLogIn: logIn !== null,
          hasPromotion,
          found,
        });
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    send({ response, answer: await answer(request), ifNoneMatch: undefined });
}

const script = (text: string): HttpResponse => ({
  status: 200,
  bytes: Buffer.from(text),
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
});
