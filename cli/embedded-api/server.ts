import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { HiddenRecord } from '../define/call.ts';
import type { CallName } from '../../config/calls/ask.ts';
import { calls } from '../../config/calls/index.ts';
import { closeServer, listen } from '../lib/http-server.ts';
import { isOwnHost, refuseHost } from '../lib/own-host.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { type HttpResponse, serializeOnce, refusal, send } from './http-response.ts';
import { type AnyCallName, everyCall, matchCall } from './call-routes.ts';
import { type Content, readContent } from './content.ts';
import { hiddenRecords, nextChangeOf, shownContent } from './shown-content.ts';
import { type Exchange, exchangeOf, localExchange, type LocalRequest } from './exchange.ts';
import { generatedArticles } from './generated-articles.ts';
import { BrokenConnection } from './faults/faults.ts';
import { type Handler, type Handlers, handlersOf } from './handlers.ts';
import { readParameters } from './request.ts';
import type { NamedSite } from './starter-menus.ts';
import { site as defaults } from '../../config/site.ts';
import { openStandIn, type StandIn, type StandInOptions } from './stand-in.ts';

export type ContentApiOptions = {
  /** Content folder, read at the start. */
  content: string;
  /** Folders besides it that links in it may lead to. */
  linked?: readonly string[];
  /** Number of generated articles to serve besides the written ones. */
  articles: number;
  /** Which drafts and scheduled records are shown; default: what visitors see now. */
  viewing?: { now: () => number; drafts: boolean };
  /** The part of the configuration that the starter content uses. */
  site?: NamedSite;
  /** Stand-ins for browsers; default: only the calls of the build. */
  standIn?: StandInOptions;
};

export type ApiOptions = ContentApiOptions & {
  /** 0: any free port. */
  port: number;
  host?: string;
  /** Delay of every response, in milliseconds. */
  latency: number;
};

export type ContentApi = {
  /** Responds to a request of this process, without a connection. */
  respond(request: LocalRequest): Promise<HttpResponse>;
  /** When a record appears or expires, milliseconds since the epoch; null when none does. */
  nextChange(): number | null;
  /** The records that are not shown. */
  hidden(): readonly HiddenRecord[];
  warnings(): readonly Problem[];
  /** Reads the content again. Throws a `Stop` for invalid content and keeps the old content. */
  refresh(): Promise<void>;
};

export type RunningApi = ContentApi & {
  /** Base address, without a trailing slash. */
  url: string;
  /** Handles a request that another server received. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Closes all connections immediately, including those with delayed responses. */
  close(): Promise<void>;
};

type Opened = { api: ContentApi; reply: (exchange: Exchange) => Promise<HttpResponse> };

/** Opens the embedded content API without a server. Throws a `Stop` (1) for invalid content, naming file, record and field. */
export async function openApi(options: ContentApiOptions): Promise<ContentApi> {
  return (await open({ ...options, closing: new AbortController().signal })).api;
}

async function open({
  content: folder,
  linked = [],
  articles,
  viewing = { now: Date.now, drafts: false },
  site = defaults,
  standIn,
  closing,
}: ContentApiOptions & { closing: AbortSignal }): Promise<Opened> {
  const read = async () => {
    const content = await readContent(folder, linked);
    return { content, generated: generatedOf({ folder, content, count: articles }) };
  };
  const show = ({ content: whole, generated }: Awaited<ReturnType<typeof read>>) => {
    const at = { ...viewing, now: viewing.now() };
    const content = shownContent(whole, at);
    return {
      handlers: handlersOf({ content, generated, site }),
      until: nextChangeOf(whole, at),
      hidden: hiddenRecords(whole, at),
    };
  };
  let source = await read();
  let shown = show(source);
  /** The content that is shown now: a record may have appeared or expired since the last request. */
  const current = () => {
    if (shown.until !== null && viewing.now() >= shown.until) shown = show(source);
    return shown;
  };
  const reply = replying({
    handlers: () => current().handlers,
    standIn: standIn ? openStandIn(standIn) : null,
    closing,
  });
  const api: ContentApi = {
    respond: (request) => reply(localExchange(request)),
    nextChange: () => current().until,
    hidden: () => current().hidden,
    warnings: () => [
      ...source.content.warnings,
      ...source.content.lost.map((problem) => ({ ...problem, severity: 'warning' as const })),
    ],
    async refresh() {
      source = await read();
      shown = show(source);
    },
  };
  return { api, reply };
}

/** Starts the embedded content API. Throws a `Stop`: for invalid content like `openApi` (1), and when the port is not available (2). */
export async function startApi({
  port,
  host = '127.0.0.1',
  latency,
  standIn,
  ...options
}: ApiOptions): Promise<RunningApi> {
  const closing = new AbortController();
  // Each delayed response adds a listener.
  setMaxListeners(0, closing.signal);
  const { api, reply } = await open({ ...options, ...(standIn && { standIn }), closing: closing.signal });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const answer = await reply(exchangeOf(request));
      if (latency > 0) await delay(latency, undefined, { signal: closing.signal });
      send({ response, answer, ifNoneMatch: request.headers['if-none-match'] });
    } catch (error) {
      // The client closed the connection, or the server is closing.
      if (request.socket.destroyed || closing.signal.aborted) return;
      if (error instanceof BrokenConnection) return void request.socket.destroy();
      send({ response, answer: refusal({ status: 500, msg: String(error) }), ifNoneMatch: undefined });
    }
  };
  /** The site's server passes the host of an edition on. */
  const siteHosts = Object.values(standIn?.site.origins ?? {}).map((origin) => new URL(origin).host);
  const server = createServer((request, response) => {
    const name = request.headers.host;
    if (!isOwnHost(name, host) && !siteHosts.includes(name ?? '')) return refuseHost(response, 'The content API');
    void handle(request, response);
  });
  const { port: taken } = await listen({ server, port, host }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen({ port, host, error });
  });
  return {
    ...api,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    handle,
    async close() {
      if (!server.listening) return;
      closing.abort();
      await closeServer(server);
    },
  };
}

type Replying = { handlers: () => Handlers; standIn: StandIn | null; closing: AbortSignal };

function replying({ handlers, standIn, closing }: Replying): Opened['reply'] {
  const answerOf = serializeOnce();
  return async (exchange) => {
    const page = await standIn?.page(exchange);
    if (page) return page;
    const match = matchCall(exchange);
    if (!match.ok) return match.answer;
    const fault = await standIn?.faults.answer(match.name, closing);
    if (fault) return fault;
    const parameters = await readParameters({ exchange, call: everyCall[match.name], path: match.path });
    if (!parameters.ok) return parameters.answer;
    if (!isBuildCall(match.name)) {
      return standIn
        ? standIn.call(match.name, parameters.value, exchange)
        : refusal({ status: 503, msg: `${match.name} is for browsers, and this API was started for a build` });
    }
    // The parameters were parsed with the schema of this call, but the type of `name` is not known statically.
    const handler = handlers()[match.name] as Handler<CallName>;
    const data = handler(parameters.value as never);
    return data === null
      ? refusal({ status: 404, msg: `${match.name} finds nothing for ${JSON.stringify(parameters.value)}` })
      : answerOf(data);
  };
}

function isBuildCall(name: AnyCallName): name is CallName {
  return Object.hasOwn(calls, name);
}

/** Generated articles, older than all written ones. */
function generatedOf({ folder, content, count }: { folder: string; content: Content; count: number }) {
  const types = content.blogType.map((type) => type.id);
  if (count > 0 && types.length === 0) {
    throw Stop.of(exit.failed, {
      what: 'no category for generated articles',
      where: `${folder}, blog/types.json`,
      why: `${count} articles were requested and the file lists no category`,
      fix: 'add a category, or request no articles',
    });
  }
  const oldest = content.articles.at(-1)?.head.publishTime ?? '2026-01-01T00:00:00+08:00';
  return generatedArticles({ count, types, before: Date.parse(oldest) });
}

function cannotListen({ port, host, error }: { port: number; host: string; error: NodeJS.ErrnoException }): Stop {
  return Stop.of(exit.usage, {
    what: `the content API cannot listen on ${host}:${port}`,
    where: '--port',
    why: error.code === 'EADDRINUSE' ? 'another process listens there' : error.message,
    fix: 'choose another port, or 0 for any free one',
  });
}
