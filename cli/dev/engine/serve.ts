import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { HiddenRecord } from '../../define/call.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { SiteConfig } from '../../define/config.ts';
import type { PageRoute } from '../../define/page.ts';
import type { Build } from '../../bundle/build-type.ts';
import { sourceOf } from '../../bundle/site-bundle.ts';
import { requestedPart } from '../../preview/byte-range.ts';
import { decode } from '../../lib/decode.ts';
import { hiddenAddresses } from '../../pipeline/hidden-links.ts';
import { proxy } from '../../preview/proxy.ts';
import { exit, type Problem, Stop } from '../../problem.ts';
import { failureBody } from '../../server-model/api-rules.ts';
import { contentType } from '../../server-model/media-types.ts';
import { type ModelResponse, respond } from '../../server-model/respond.ts';
import { apiUpstreams } from '../../server-model/upstream.ts';
import { isStop } from '../is-stop.ts';
import { openEditor } from '../edit/editor.ts';
import type { Props } from '../types/props.ts';
import type { Switches } from '../switches.ts';
import type { Documents, PageDocument } from './documents.ts';
import type { Opened } from './engine.ts';
import { fillGallery, galleryPath, galleryRoute } from './gallery.ts';
import { openInspector } from './inspector.ts';
import { editorPath, inspectorPath, type PageState } from './inspector-overview.ts';
import { pageProblems } from './page-problems.ts';
import { expiredPage, problemPage, withClient } from './problem-page.ts';
import { answerChange } from './change.ts';
import { openSearch } from './search.ts';
import { openSourceProblems } from './source-problems.ts';
import { formatVersion } from './version.ts';

export type ServingOptions = {
  root: string;
  /** Folders that links in the content may lead to. */
  linked: readonly string[];
  definition: SiteDefinition;
  site: SiteConfig;
  documents: Documents;
  current: () => Opened;
  build: Build;
  switches: () => Switches;
  setSwitches: (switches: Switches) => void;
  /** Logs a visitor in; null when another API is configured, or the site has no login. */
  logIn: (() => Promise<readonly string[]>) | null;
  report: (page: string, problems: readonly Problem[]) => void;
  problems: () => readonly Problem[];
  /** Errors in the types of the project. */
  types: () => readonly Problem[];
  /** Receives the sources of pages that are shown. */
  shown: (sources: readonly string[]) => void;
  /** What a component takes; null when its types cannot be read. */
  propsOf: (file: string, name: string) => Promise<Props | null>;
  /** Expired records: editors see all others. */
  hidden: () => readonly HiddenRecord[];
};

/** Delay of a slow API, in milliseconds. */
const slowness = 3000;

/** Handles requests by the rules of a release, with documents that are rendered on request. */
export function openServing(options: ServingOptions) {
  const {
    root,
    definition,
    site,
    documents,
    current,
    switches,
    report,
    problems,
    build,
    setSwitches,
    logIn,
    hidden,
    propsOf,
  } = options;
  const upstreams = apiUpstreams(site);
  /** Requested pages, by `edition address`. */
  const found = new Map<string, PageState>();
  const note = (name: string, state: PageState) => {
    found.set(name, state);
    report(name, state.problems);
  };

  const decide = (request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): ModelResponse => {
    const { session, rules, files } = current();
    return respond({
      rules: rules.now(),
      host: request.headers.host,
      target: request.url ?? '/',
      method: request.method ?? 'GET',
      cookies: request.headers.cookie,
      exists: (file) =>
        session.pages.has(file) ||
        session.plan.files.includes(file) ||
        /^assets\//.test(file) ||
        files.isOne(`/${file.replace(/^en\//, '')}`),
    });
  };

  const nameOf = ({ edition, address }: PageRoute) => `${edition} ${address}`;
  const checked = new WeakMap<PageDocument, readonly Problem[]>();
  const sourceProblems = openSourceProblems(root);

  /** Reads the sources of a document, so a page is shown before its problems are known. */
  function problemsOf(document: PageDocument): readonly Problem[] {
    const { session } = current();
    const found = checked.get(document) ?? pageProblems({ root, definition, document, session, sourceProblems });
    checked.set(document, found);
    note(nameOf(document.route), { problems: found, isDegraded: document.made.degraded.length > 0 });
    return found;
  }

  const around = () => ({ session: current().session, switches: switches() });

  async function document(route: PageRoute): Promise<PageDocument> {
    const { rules } = current();
    const made = await noting(route, () => documents.make(route, around()));
    rules.allow(route.edition, made.made.sources);
    options.shown(made.sources);
    return made;
  }

  /** Makes something of a page, and notes its errors. */
  async function noting<Made>(route: PageRoute, make: () => Promise<Made>): Promise<Made> {
    try {
      // The plan's error names the route; the bundler only says that it finds no file.
      if (!sourcesOf(route).every((file) => existsSync(join(root, file))) && problems().length > 0)
        throw new Stop(exit.failed, problems());
      return await make();
    } catch (failure) {
      if (!isStop(failure)) throw failure;
      note(nameOf(route), { problems: failure.problems, isDegraded: false });
      throw failure;
    }
  }

  async function sendDocument({ request, response, route, decided }: Sending & Page) {
    try {
      const made = await document(route);
      const { html, version } = made;
      const { headers } = current().rules.now();
      const policy = 'Content-Security-Policy';
      const isGallery = isBelow(galleryPath, route.address);
      const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
      const own = headers[route.edition]![policy]!;
      const value = isGallery ? `${own}; frame-src 'self'` : own;
      response.setHeader(policy, isFramed ? value.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : value);
      // The inspector shows pages in frames.
      if (isFramed) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      send({
        response,
        status: decided.status,
        file: '.html',
        body: withClient({
          html: isGallery ? await fillGallery({ root, document: html, propsOf }) : html,
          version: formatVersion(version),
        }),
      });
      problemsOf(made);
    } catch (failure) {
      if (!isStop(failure)) throw failure;
      send({ response, status: 500, file: '.html', body: problemPage(failure.problems) });
    }
  }

  /** The page of the gallery at an address; null for others. */
  const galleryAt = (request: IncomingMessage, url: string): PageRoute | null =>
    galleryRoute({ root, session: current().session, edition: decide(request).edition, url });

  const search = openSearch({ definition, site, documents, report: (found) => report('search', found) });
  const inspect = openInspector({
    root,
    site: definition.config,
    columns: definition.limits.resultColumns,
    build,
    origins: site.origins,
    editionOf: (request) => decide(request).edition,
    session: () => current().session,
    switches,
    setSwitches,
    found,
    document,
    problemsOf,
    data: (route) => documents.data(route, around()),
    logIn,
    loginCookies: definition.loginCookies,
    hasPromotion: definition.clock.promotion !== null,
  });

  const edit = openEditor({
    root,
    definition,
    linked: options.linked,
    redirectProblems: (text) => current().session.redirectProblems(text),
    build,
    editionOf: (request) => decide(request).edition,
    pages: () => current().session.pages.values(),
    pageAt(request, address) {
      const { file } = decide({ method: 'GET', headers: request.headers, url: address });
      return file === null ? undefined : current().session.pages.get(file);
    },
  });

  async function sendFile({ request, response, decided, file }: Sending & { request: IncomingMessage; file: string }) {
    const { files, session } = current();
    const home = [...session.plan.pages()][0]!;
    const body =
      (await search.read(file, session)) ??
      (file.startsWith('assets/')
        ? ((await documents.file(file)) ?? (await session.readPicture(file)))
        : await files.read(file, async () => documents.rendered(home, around())));
    if (body === null) response.writeHead(404).end();
    else if (decided.ranges) sendPart({ request, response, file, body: Buffer.from(body as Uint8Array) });
    else send({ response, status: decided.status, file, body });
  }

  async function call({ request, response, decided }: Sending & { request: IncomingMessage }) {
    const { api, editions } = current().rules.now();
    const { origin } = editions.find((row) => row.edition === decided.edition)!;
    if (switches().api === 'slow') await delay(slowness);
    const upstream = upstreams[decided.upstream!];
    const failed =
      switches().api === 'fails'
        ? 502
        : await proxy({ request, response, upstream, siteHost: new URL(origin).host, api, own: decided.headers });
    if (failed === null) return;
    request.resume();
    const message = api.failureMessage[decided.edition]!;
    response.setHeader('Cache-Control', 'no-store');
    send({ response, status: failed, file: '.json', body: failureBody({ status: failed, message }) });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const decided = decide(request);
    const { rules, session } = current();
    if (request.url?.startsWith('/__site/change?'))
      return answerChange({
        request,
        response,
        routeAt(address) {
          const { file } = decide({ method: 'GET', headers: request.headers, url: address });
          return galleryAt(request, address) ?? (file === null ? undefined : session.pages.get(file));
        },
        document,
        glance: (route) => noting(route, () => documents.glance(route, around())),
        root,
        problemsOf,
        problems,
        types: options.types,
      });
    if (isBelow(editorPath, request.url ?? '/')) return edit(request, response);
    const shown = galleryAt(request, request.url ?? '/');
    if (shown) return sendDocument({ request, response, decided: { ...decided, status: 200 }, route: shown });
    if (isBelow(inspectorPath, request.url ?? '/')) return inspect(request, response);
    if (decided.upstream !== null) return call({ request, response, decided });
    response.setHeader('X-Release', rules.now().release);
    for (const [name, value] of Object.entries(decided.headers)) response.setHeader(name, value);
    if (decided.cacheControl !== null) response.setHeader('Cache-Control', decided.cacheControl);
    if (decided.serverTiming !== null) response.setHeader('Server-Timing', decided.serverTiming);
    if (decided.status === 405) response.setHeader('Allow', rules.now().methods.join(', '));
    if (decided.location !== null) response.setHeader('Location', decided.location);
    if (decided.file === null) return void response.writeHead(decided.status).end();
    const expired =
      decided.status === 404 ? hiddenAddresses(hidden(), definition.records.addressOf).get(pathOf(request)) : undefined;
    if (expired) return send({ response, status: 404, file: '.html', body: expiredPage(expired) });
    const route = session.pages.get(decided.file);
    if (route) return sendDocument({ request, response, decided, route });
    return sendFile({ request, response, decided, file: decided.file });
  };
}

/** The path of a request, without the other spellings of an address. */
const pathOf = ({ url = '/' }: IncomingMessage) => decode(url.replace(/[?#].*$/, '')).replace(/(?:\.html|\/)$/, '');

/** The files that a bundle of a page begins with. */
const sourcesOf = ({ page, layout }: PageRoute) => [sourceOf.page(page), sourceOf.layout(layout)];

type Page = { request: IncomingMessage; route: PageRoute };
type Sending = { response: ServerResponse; decided: ModelResponse };

const isBelow = (path: string, url: string) => new RegExp(`^${path}(?:[/?]|$)`).test(url);

type Whole = { request: IncomingMessage; response: ServerResponse; file: string; body: Buffer };

/** Sends a file, or the part of it that the request asks for: browsers play videos from parts. */
function sendPart({ request, response, file, body }: Whole): void {
  const size = body.length;
  const part = requestedPart({ range: request.headers.range, ifRange: undefined, etag: null, size });
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  if (part === null) response.setHeader('Accept-Ranges', 'bytes');
  else response.setHeader('Content-Range', `bytes ${part.start}-${part.end - 1}/${size}`);
  const status = part === null ? 200 : 206;
  send({ response, status, file, body: part === null ? body : body.subarray(part.start, part.end) });
}

type Body = { response: ServerResponse; status: number; file: string; body: string | Uint8Array };

function send({ response, status, file, body }: Body): void {
  const bytes = Buffer.from(body as Uint8Array);
  response.writeHead(status, { 'Content-Type': contentType(`x${file}`), 'Content-Length': bytes.length });
  response.end(bytes);
}
