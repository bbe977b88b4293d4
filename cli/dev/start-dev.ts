import type { SiteDefinition } from '../define/site.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../environment.ts';
import { internalError } from '../internal-error.mjs';
import { isPagePicture } from '../pictures/picture-plugin.ts';
import { closeServer } from '../lib/http-server.ts';
import type { ListenAddress } from '../preview/listen-address.ts';
import type { Problem } from '../problem.ts';
import { clientCode } from './code/client-code.ts';
import { type EngineCode, openNewestEngine } from './code/engine-code.ts';
import { loadPackages } from './code/packages.ts';
import { openWarmBuilds } from './code/warm-builds.ts';
import { noChange, sendChange } from './engine/change.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import { galleryFolder } from './engine/gallery.ts';
import { clientPath, openPath, problemPage } from './engine/problem-page.ts';
import { openEvents } from './events.ts';
import { isStop } from './is-stop.ts';
import { openPlaces } from '../places/open-places.ts';
import { openEditorAt } from './open-editor-at.ts';
import { openProblemList, sharedOrigins, typesOrigin } from './problem-list.ts';
import { type Switches, usualSwitches } from './switches.ts';
import { listenAt, listenFrom } from './servers.ts';
import { openTypeCheck } from './types/type-check.ts';
import { hasTypes, writeWordsTypes } from '../words/write-types.ts';
import { type FileChanges, watchFiles } from './watch.ts';

export type StartDevOptions = {
  program: Program;
  definition: SiteDefinition;
  env: Readonly<Record<string, string | undefined>>;
  listen: ListenAddress;
  /** Port for the embedded API; the next free one if it is in use. */
  apiPort: number;
  /** Whether to check the types of the project. */
  types: boolean;
  /** Time from which the sources were read, in milliseconds since 1970: files that were saved later are changes. */
  since: number;
  problem: (problem: Problem) => void;
  say: (line: string) => void;
};

export type RunningDev = {
  /** Public port of the embedded API. */
  apiPort: number;
  close(): Promise<void>;
};

/** Delay of background work after the start, in milliseconds, so that the first page is fast. It waits longer while a request is answered. */
const aheadTime = 1500;
const folders = ['pages', 'components', 'config', 'runtime', 'cli'];
/** Folders whose types are checked, with what they import. */
const typedFolders = ['pages', 'components', 'config', 'runtime', galleryFolder];
const isContent = (file: string) => file.startsWith('config/content/');
/** Files that may be part of the engine. */
const isEngine = (file: string) => /^(?:config|cli|components)\//.test(file) && !isContent(file);

/** Serves the site from its sources until it is closed, and notifies open pages of changes. */
export async function startDev(options: StartDevOptions): Promise<RunningDev> {
  const { program, definition, env, listen, since, problem, say } = options;
  const { root } = program;
  const builds = openWarmBuilds();
  const cache = await mkdtemp(join(tmpdir(), 'site-dev-'));
  const events = openEvents();
  const problems = openProblemList({ root, problem, say });
  let switches: Switches = usualSwitches;
  const packages = await loadPackages(root);
  const newest = openNewestEngine({ root, build: builds.build });
  let engine: Engine | null = null;
  /** Requests wait until the engine is open and the last change is applied. */
  let begin = () => {};
  let working = new Promise<void>((done) => {
    begin = done;
  });
  const siteServer = await listenAt({ ...listen, answer: serve });
  const { server: apiServer, port: apiPort } = await listenFrom({
    host: listen.host,
    port: options.apiPort,
    answer: serveApi,
  });

  const open = (code: EngineCode) =>
    code.openEngine({
      program,
      definition: code.definition,
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
      types: problems.types,
      shown: (sources) => typeCheck?.shown(sources),
      propsOf: async (file, name) => (await typeCheck?.propsOf(file, name)) ?? null,
      say,
    });

  /** For code editors alone: a folder that cannot be written, or a file that vanishes meanwhile, is no problem of the site. */
  const writeTypes = (files?: readonly string[]) => writeWordsTypes(root, files).catch(() => []);

  const typeCheck = options.types
    ? openTypeCheck({
        root,
        folders: typedFolders,
        isBusy: () => answering > 0,
        report: (found) => {
          problems.set(typesOrigin, found);
          events.types();
        },
        say,
      })
    : null;

  /** Runs work and reports its errors as problems of an origin. */
  async function attempt(origin: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      problems.set(origin, []);
    } catch (failure) {
      const found = isStop(failure) ? failure.problems : [await newest.problemOf(failure)];
      problems.set(origin, found.map(openPlaces({ root })));
    }
  }

  /** The current engine code, and the name of the code of the open engine; null when none is open. */
  let code: EngineCode = { openEngine, definition, name: program.engine };
  let opened: string | null = null;

  /** Reopens the engine. If that fails, for example because of invalid content, the old engine stays. */
  async function openAnew(): Promise<void> {
    opened = null;
    const next = await open(code);
    opened = code.name;
    const former = engine;
    engine = next;
    await former?.close();
  }

  /** Bundles the engine in advance, so that the first change to the configuration is fast. */
  let bundledAhead: Promise<unknown> = Promise.resolve();
  const ahead = setTimeout(() => {
    if (answering > 0) return void ahead.refresh();
    bundledAhead = newest.load().then(
      (same) => {
        // The running engine has these sources, unless one has changed since.
        if (!isChanged && opened === code.name) opened = same.name;
        code = same;
      },
      () => undefined,
    );
  }, aheadTime);
  let isChanged = false;
  /** Number of requests in progress, other than those for notifications. */
  let answering = 0;

  async function apply({ files, moved }: FileChanges): Promise<void> {
    builds.changed(files);
    if (files.some(isEngine)) {
      isChanged = true;
      clearTimeout(ahead);
      await bundledAhead;
      await attempt(sharedOrigins.engine, async () => {
        code = await newest.load();
      });
    }
    if (opened !== code.name) await attempt(sharedOrigins.content, openAnew);
    else if (
      files.some(isContent) ||
      files.some(isPagePicture) ||
      (moved && files.some((file) => file.startsWith('pages/')))
    )
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
    if (path === openPath) return openEditorAt({ root, request, response });
    await working;
    if (engine) {
      answering += 1;
      return engine.serve(request, response).finally(() => (answering -= 1));
    }
    if (path.startsWith('/__site/change?'))
      return sendChange({
        response,
        root,
        change: { ...noChange, problems: problems.shared(), types: problems.types() },
      });
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(problemPage(problems.shared()));
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await working;
    if (engine?.serveApi) engine.serveApi(request, response);
    else response.writeHead(503).end();
  }

  await writeTypes();
  // Before the sources are read: what is saved meanwhile is applied after the start.
  const unwatch = watchFiles({
    root,
    since,
    folders: existsSync(join(root, galleryFolder)) ? [...folders, galleryFolder] : folders,
    onChange: (changes) => {
      typeCheck?.changed(changes.files);
      void writeTypes(changes.files.filter(hasTypes)).then((written) => typeCheck?.changed(written));
      working = working.then(() => apply(changes)).catch((failure: unknown) => problem(internalError(failure)));
    },
  });
  await attempt(sharedOrigins.content, openAnew);
  begin();
  return {
    apiPort,
    async close() {
      clearTimeout(ahead);
      unwatch();
      events.close();
      await typeCheck?.close();
      await Promise.all([siteServer, apiServer].map(closeServer));
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
