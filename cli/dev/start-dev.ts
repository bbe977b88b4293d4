import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../environment.ts';
import { internalError } from '../internal-error.mjs';
import type { ListenAddress } from '../preview/listen-address.ts';
import type { Problem } from '../problem.ts';
import { clientCode } from './code/client-code.ts';
import { openEngineCode } from './code/engine-code.ts';
import { loadPackages } from './code/packages.ts';
import { openWarmBuilds } from './code/warm-builds.ts';
import { noChange, sendChange } from './engine/change.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import { clientPath, problemPage } from './engine/problem-page.ts';
import { openEvents } from './events.ts';
import { isStop } from './is-stop.ts';
import { withPlace } from './places/with-place.ts';
import { openProblemList, sharedOrigins } from './problem-list.ts';
import { type Switches, usualSwitches } from './switches.ts';
import { type FileChanges, watchFiles } from './watch.ts';

export type StartDevOptions = {
  program: Program;

  env: Readonly<Record<string, string | undefined>>;
  listen: ListenAddress;
  apiPort: number;
  problem: (problem: Problem) => void;
  say: (line: string) => void;
};

export type RunningDev = { close(): Promise<void> };

/** Milliseconds after the start, which the first page has for itself. */
const aheadTime = 1500;
/** Folders whose files are watched, below the project's folder. */
const folders = ['pages', 'components', 'config', 'runtime', 'cli'];
const isContent = (file: string) => file.startsWith('config/content/');
/** Files that the engine may be made of. */
const isEngine = (file: string) => /^(?:config|cli|components)\//.test(file) && !isContent(file);

/** Serves the site from its sources until it is closed, and notifies open pages of changes. */
export async function startDev({
  program,

  env,
  listen,
  apiPort,
  problem,
  say,
}: StartDevOptions): Promise<RunningDev> {
  const { root } = program;
  const cache = await mkdtemp(join(tmpdir(), 'site-dev-'));
  const builds = openWarmBuilds();
  const events = openEvents();
  const problems = openProblemList({ problem, say });
  let switches: Switches = usualSwitches;
  const packages = await loadPackages(root);
  const newEngineCode = openEngineCode({ root, build: builds.build });
  let engine: Engine | null = null;

  const open = (code: { openEngine: typeof openEngine; name: string }) =>
    code.openEngine({
      program,
      env,
      listen,
      apiPort,
      cache,
      name: code.name,
      build: builds.build,
      packages,
      switches: () => switches,
      setSwitches: (next) => {
        switches = next;
        events.change();
      },
      report: (page, found) => problems.set(page, found),
      problems: problems.shared,
      say,
    });

  /** Runs work whose failure is a problem of an origin. Returns whether it succeeded. */
  async function attempt(origin: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      problems.set(origin, []);
    } catch (failure) {
      const found = isStop(failure) ? failure.problems : [internalError(failure)];
      problems.set(
        origin,
        found.map((one) => withPlace({ problem: one, root })),
      );
    }
  }

  /** Bundles the engine ahead, so that the first change to the configuration does not wait for all of its sources. */
  let bundledAhead: Promise<unknown> = Promise.resolve();
  const ahead = setTimeout(() => {
    bundledAhead = newEngineCode().catch(() => undefined);
  }, aheadTime);

  async function renewEngine(): Promise<void> {
    clearTimeout(ahead);
    await bundledAhead;
    const code = await newEngineCode();
    if (code === null && engine !== null) return;
    const next = await open(code ?? { openEngine, name: program.engine });
    const former = engine;
    engine = next;
    await former?.close();
  }

  async function apply({ files, moved }: FileChanges): Promise<void> {
    builds.changed(files);
    if (files.some(isEngine)) await attempt(sharedOrigins.engine, renewEngine);
    if (engine && (files.some(isContent) || (moved && files.some((file) => file.startsWith('pages/')))))
      await attempt(sharedOrigins.content, () => engine!.refresh());
    if (engine) problems.set(sharedOrigins.plan, engine.problems());
    events.change();
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === '/__site/events') return events.connect(request, response);
    if (path === clientPath)
      return void sendClient(
        response,
        await clientCode({ root, build: builds.build, entry: 'cli/dev/client/main.ts' }),
      );
    await working;
    if (engine) return engine.serve(request, response);
    if (path.startsWith('/__site/change?')) return sendChange(response, { ...noChange, problems: problems.shared() });
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(problemPage(problems.shared()));
  }

  await attempt(sharedOrigins.engine, async () => {
    engine = await open({ openEngine, name: program.engine });
  });
  let working: Promise<void> = Promise.resolve();
  const unwatch = watchFiles({
    root,
    folders,
    onChange: (changes) => {
      working = working.then(() => apply(changes));
    },
  });
  const site = await listenOn({ ...listen, answer: serve });
  const api = await listenOn({
    host: listen.host,
    port: apiPort,
    answer: async (request, response) => {
      await working;
      if (engine?.serveApi) engine.serveApi(request, response);
      else response.writeHead(503).end();
    },
  });
  return {
    async close() {
      clearTimeout(ahead);
      unwatch();
      events.close();
      await Promise.all([site, api].map(endServer));
      await working;
      await engine?.close();
      await builds.close();
      await rm(cache, { recursive: true, force: true });
    },
  };
}

function sendClient(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).end(text);
}

type Answering = ListenAddress & { answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> };

async function listenOn({ host, port, answer }: Answering): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((failure: unknown) => {
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(problemPage([internalError(failure)]));
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function endServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
