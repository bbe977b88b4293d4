import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { HiddenRecord } from '../define/call.ts';
import type { SiteConfig } from '../define/config.ts';
import type { CallHandler } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { closeServer, listen } from '../lib/http-server.ts';
import { isOwnHost, refuseHost } from '../lib/own-host.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { type HttpResponse, refusal } from '../define/http-response.ts';
import { serializeOnce, send } from './http-response.ts';
import { callRoutes, everyCallOf } from './call-routes.ts';
import { asWarning, type LocalData, readContent, readValidContent } from './content.ts';
import { hiddenRecords, nextChangeOf } from './shown-content.ts';
import type { Exchange } from '../define/stand-ins.ts';
import { exchangeOf, localExchange, type LocalRequest } from './exchange.ts';
import { BrokenConnection } from './faults/faults.ts';
import { readParameters } from './request.ts';
import { openStandIn, type StandIn, type StandInOptions } from './stand-in.ts';

export type ContentApiOptions = {
  definition: SiteDefinition;
  /** Content folder, read at the start. */
  content: string;
  /** Folders besides it that links in it may lead to. */
  linked?: readonly string[];
  /** Serves what is valid of content with errors, to check that. */
  faulty?: boolean;
  /** Number of generated records to serve besides the written ones. */
  articles: number;
  /** Which drafts and scheduled records are shown; default: what visitors see now. */
  viewing?: { now: () => number; drafts: boolean };
  /** The configuration that content names; default: that of the definition. */
  site?: SiteConfig;
  /** Stand-ins for browsers; default: only the calls of the build. */
  standIn?: StandInOptions;
};

type PortSetting = { where: string; fix: string };

export type ApiOptions = ContentApiOptions & {
  /** 0: any free port. */
  port: number;
  /** Where the port is set, and how another one is chosen; default: the option `--port`. */
  portSetting?: PortSetting;
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
  /** Whether the content that is shown has a text, such as an address. */
  mentions(text: string): boolean;
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
  definition,
  content: folder,
  linked = [],
  faulty = false,
  articles,
  viewing = { now: Date.now, drafts: false },
  site = definition.config,
  standIn,
  closing,
}: ContentApiOptions & { closing: AbortSignal }): Promise<Opened> {
  const { local } = definition;
  const read = async () => {
    const source = await (faulty ? readValidContent : readContent)({ definition, folder, linked });
    const refused = articles > 0 ? local.notGenerated(source.content, articles) : null;
    if (refused) throw Stop.of(exit.failed, { ...refused, where: `${folder}, ${refused.where}` });
    return source;
  };
  const show = ({ content: whole }: LocalData) => {
    const at = { ...viewing, now: viewing.now() };
    const dated = local.dated(whole);
    const content = local.shown(whole, at);
    return {
      content,
      handlers: local.handlers({ content, generated: articles, site }),
      until: nextChangeOf(dated, at),
      hidden: hiddenRecords(dated, at),
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
    definition,
    handlers: () => current().handlers,
    standIn: standIn ? openStandIn({ definition, ...standIn }) : null,
    closing,
  });
  const api: ContentApi = {
    respond: (request) => reply(localExchange(request)),
    nextChange: () => current().until,
    hidden: () => current().hidden,
    warnings: () => {
      const files = hiddenFiles({ definition, hidden: current().hidden });
      const isHidden = ({ where }: Problem) => files.some((path) => where.startsWith(`${join(folder, path)}:`));
      return [...source.warnings, ...source.lost.map(asWarning)].map(({ degrades, ...problem }) =>
        degrades && !isHidden(problem) ? { ...problem, degrades } : problem,
      );
    },
    mentions: (text) => JSON.stringify(current().content, withMaps).includes(text),
    async refresh() {
      source = await read();
      shown = show(source);
    },
  };
  return { api, reply };
}

/** Lets JSON have the values of maps: records of kinds are in one. */
const withMaps = (_: string, value: unknown) => (value instanceof Map ? [...value.values()] : value);

/** Starts the embedded content API. Throws a `Stop`: for invalid content like `openApi` (1), and when the port is not available (2). */
export async function startApi({
  port,
  host = '127.0.0.1',
  latency,
  standIn,
  portSetting = { where: '--port', fix: 'choose another port, or 0 for any free one' },
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
    throw cannotListen({ port, host, error, setting: portSetting });
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

type HiddenFilesOptions = { definition: Pick<SiteDefinition, 'local'>; hidden: readonly HiddenRecord[] };

/** The Markdown files of records that are not shown: no page lacks what they lack. */
const hiddenFiles = ({ definition: { local }, hidden }: HiddenFilesOptions): string[] =>
  hidden.flatMap(({ kind, id }) =>
    Object.values(local.parts).flatMap((part) =>
      part.kind === 'texts' && part.record === kind ? [`${part.path}/${id}.md`] : [],
    ),
  );

type Replying = {
  definition: SiteDefinition;
  handlers: () => Readonly<Record<string, CallHandler>>;
  standIn: StandIn | null;
  closing: AbortSignal;
};

function replying({ definition, handlers, standIn, closing }: Replying): Opened['reply'] {
  const everyCall = everyCallOf(definition);
  const matchCall = callRoutes(everyCall);
  const answerOf = serializeOnce();
  return async (exchange) => {
    const page = await standIn?.page(exchange);
    if (page) return page;
    const match = matchCall(exchange);
    if (!match.ok) return match.answer;
    const fault = await standIn?.faults.answer(match.name, closing);
    if (fault) return fault;
    const parameters = await readParameters({ exchange, call: everyCall[match.name]!, path: match.path });
    if (!parameters.ok) return parameters.answer;
    if (!Object.hasOwn(definition.calls, match.name)) {
      return standIn
        ? standIn.call(match.name, parameters.value, exchange)
        : refusal({ status: 503, msg: `${match.name} is for browsers, and this API was started for a build` });
    }
    // The parameters were parsed with the schema of this call, but the type of `name` is not known statically.
    const data = handlers()[match.name]!(parameters.value as never);
    return data === null
      ? refusal({ status: 404, msg: `${match.name} finds nothing for ${JSON.stringify(parameters.value)}` })
      : answerOf(data);
  };
}

type CannotListenOptions = { port: number; host: string; error: NodeJS.ErrnoException; setting: PortSetting };

function cannotListen({ port, host, error, setting }: CannotListenOptions): Stop {
  return Stop.of(exit.usage, {
    what: `the content API cannot listen on ${host}:${port}`,
    where: setting.where,
    why: error.code === 'EADDRINUSE' ? 'another process listens there' : error.message,
    fix: setting.fix,
  });
}
