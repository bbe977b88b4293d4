import { once, setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallName } from '../../config/calls/ask.ts';
import { calls } from '../../config/calls/index.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { type Answer, answering, refusal, send } from './answer.ts';
import { articlesOf } from './articles.ts';
import { type AnyCallName, everyCall, matchCall } from './call-routes.ts';
import { casesOf } from './cases.ts';
import { type Content, readContent } from './content.ts';
import { nextChangeOf, shownContent } from './shown-content.ts';
import { exchangeOf } from './exchange.ts';
import { generatedArticles } from './generated-articles.ts';
import { BrokenConnection } from './faults/faults.ts';
import { type Handler, type Handlers, handlersOf } from './handlers.ts';
import { readParameters } from './request.ts';
import type { NamedSite } from './starter-menus.ts';
import { site as defaults } from '../../config/site.ts';
import { openStandIn, type StandIn, type StandInOptions } from './stand-in.ts';

export type ApiOptions = {
  /** Folder of the content, read once at the start. */
  content: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Number of generated articles to serve besides the written ones. */
  articles: number;
  /** Milliseconds that every answer is held back. */
  latency: number;
  /** Whom records with times are shown to (default: visitors, by the clock). */
  viewing?: { now: () => number; drafts: boolean };
  /** What the starter content names after the configuration. */
  site?: NamedSite;
  /** What visitors' browsers meet besides; left out, only the build's calls are answered. */
  standIn?: StandInOptions;
};

export type RunningApi = {
  /** Base address, without a trailing slash. */
  url: string;
  /** Answers a request that another server received. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** When a record appears or expires, milliseconds since the epoch; null when none does. */
  nextChange(): number | null;
  /** What is wrong with the content and does not keep it from being served. */
  warnings(): readonly Problem[];
  /** Reads the content again. Throws a `Stop` for bad content, and goes on with what it had. */
  refresh(): Promise<void>;
  /** Ends every connection at once, held-back answers included. */
  close(): Promise<void>;
};

/**
 * Starts the embedded content API.
 * Throws a `Stop` with exit code 2 for bad content, naming file, record and field, and for a port that cannot be had.
 */
export async function startApi({
  content: folder,
  port,
  host = '127.0.0.1',
  articles,
  latency,
  viewing = { now: Date.now, drafts: false },
  site = defaults,
  standIn,
}: ApiOptions): Promise<RunningApi> {
  const read = async () => {
    const content = await readContent(folder);
    return { content, generated: generatedOf({ folder, content, count: articles }) };
  };
  const open = ({ content: whole, generated }: Awaited<ReturnType<typeof read>>) => {
    const at = { ...viewing, now: viewing.now() };
    const content = shownContent(whole, at);
    const handlers = handlersOf({
      content,
      articles: articlesOf({ written: content.articles, generated }),
      cases: casesOf({ cases: content.cases, top: content.topCases }),
      site,
    });
    return { handlers, until: nextChangeOf(whole, at) };
  };
  let source = await read();
  let opened = open(source);
  /** As the content is shown at this moment: a record's time may have come since the last request. */
  const current = () => {
    if (opened.until !== null && viewing.now() >= opened.until) opened = open(source);
    return opened;
  };
  const closing = new AbortController();
  // Every answer that is held back listens to it, as many as a build has calls in flight.
  setMaxListeners(0, closing.signal);
  const reply = replying({
    handlers: () => current().handlers,
    standIn: standIn ? openStandIn(standIn) : null,
    closing: closing.signal,
  });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const answer = await reply(request);
      if (latency > 0) await delay(latency, undefined, { signal: closing.signal });
      send({ response, answer, ifNoneMatch: request.headers['if-none-match'] });
    } catch (error) {
      // The client went away, or the server is closing: no answer is possible.
      if (request.socket.destroyed || closing.signal.aborted) return;
      if (error instanceof BrokenConnection) return void request.socket.destroy();
      send({ response, answer: refusal({ status: 500, msg: String(error) }), ifNoneMatch: undefined });
    }
  };
  const server = createServer(handle);
  await listen({ server, port, host });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    handle,
    nextChange: () => current().until,
    warnings: () => source.content.warnings,
    async refresh() {
      source = await read();
      opened = open(source);
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      closing.abort();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Replying = { handlers: () => Handlers; standIn: StandIn | null; closing: AbortSignal };

/** From a request to its answer: a page of the stand-in, or the call, its parameters, its data. */
function replying({ handlers, standIn, closing }: Replying): (request: IncomingMessage) => Promise<Answer> {
  const answerOf = answering();
  return async (request) => {
    const exchange = exchangeOf(request);
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
    // The parameters were parsed with this very call's schema; the table's types cannot follow a name that is only known now.
    const handler = handlers()[match.name] as Handler<any>;
    const data = handler(parameters.value as never);
    return data === null
      ? refusal({ status: 404, msg: `${match.name} finds nothing for ${JSON.stringify(parameters.value)}` })
      : answerOf(data);
  };
}

function isBuildCall(name: AnyCallName): name is CallName {
  return Object.hasOwn(calls, name);
}

/** Generated articles, all older than the oldest written one. */
function generatedOf({ folder, content, count }: { folder: string; content: Content; count: number }) {
  const types = content.blogType.map((type) => type.id);
  if (count > 0 && types.length === 0) {
    throw new Stop(exit.usage, [
      {
        severity: 'error',
        what: 'generated articles have no category to be in',
        where: `${folder}, blog/types.json`,
        why: `${count} articles were requested and the file lists no category`,
        fix: 'add a category, or request no articles',
      },
    ]);
  }
  const oldest = content.articles.at(-1)?.head.publishTime ?? '2026-01-01T00:00:00+08:00';
  return generatedArticles({ count, types, before: Date.parse(oldest) });
}

async function listen({ server, port, host }: { server: Server; port: number; host: string }): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Stop(exit.usage, [
      {
        severity: 'error',
        what: `the content API cannot listen on ${host}:${port}`,
        where: '--port',
        why: error.code === 'EADDRINUSE' ? 'another process listens there' : error.message,
        fix: 'choose another port, or 0 for any free one',
      },
    ]);
  });
}
