import type { Edition } from '../../define/editions.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type RunningApi, startApi } from '../../embedded-api/server.ts';
import type { Build } from '../../bundle/build-type.ts';
import { makeBrowser } from '../../bundle/browser-bundle.ts';
import { openPictures } from '../../content/pictures.ts';
import { type Program, readSettings } from '../../environment.ts';
import type { ListenAddress } from '../../preview/listen-address.ts';
import { localSite } from '../../preview/local-site.ts';
import type { Problem } from '../../problem.ts';
import { openPlaces } from '../../places/open-places.ts';
import type { Props } from '../types/props.ts';
import type { Switches } from '../switches.ts';
import { openDocuments } from './documents.ts';
import { type Rules, openRules } from './rules.ts';
import { openServing } from './serve.ts';
import { openSession, type Session } from './session.ts';
import { openSiteFiles } from './site-files.ts';

/** Everything that depends on the configuration. A new version of the configuration creates a new engine. */
export type Engine = {
  origins: Readonly<Record<Edition, string>>;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Handles a request for the embedded API; null when another API is configured. */
  serveApi: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Reads the content and the tables again and creates a new plan. Throws a `Stop`. */
  refresh(): Promise<void>;
  problems(): readonly Problem[];
  close(): Promise<void>;
};

export type EngineOptions = {
  program: Program;
  definition: SiteDefinition;
  env: Readonly<Record<string, string | undefined>>;
  listen: ListenAddress;
  /** Public port of the embedded API. */
  apiPort: number;
  cache: string;
  name: string;
  build: Build;
  packages: (name: string) => unknown;
  switches: () => Switches;
  setSwitches: (switches: Switches) => void;
  /** Receives the problems of a page; an empty list if it has none. */
  report: (page: string, problems: readonly Problem[]) => void;
  problems: () => readonly Problem[];
  /** Errors in the types of the project. */
  types: () => readonly Problem[];
  /** Receives the sources of pages that are shown. */
  shown: (sources: readonly string[]) => void;
  /** What a component takes; null when its types cannot be read. */
  propsOf: (file: string, name: string) => Promise<Props | null>;
  say: (line: string) => void;
};

/** Timeouts for the sizes of pictures, in milliseconds. There is no total limit for a long-running server. */
const pictureTimes = { one: 2000, all: Number.POSITIVE_INFINITY, silence: 0 };

/** Opens an engine. Throws a `Stop` for invalid settings or content. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { program, definition, env, listen, apiPort, cache, name, build, packages, switches, report, problems, say } =
    options;
  const { root } = program;
  const { logIn } = definition.neighbours;
  const settings = readSettings({ program, definition, env });
  const { site } = localSite({
    site: { ...settings.site, drafts: true },
    definition,
    listen,
    apiPort: settings.api === null ? apiPort : null,
  });
  // The scripts of all pages and the page that was requested last are bundled while the content is read. Pages report errors in them.
  makeBrowser({ root, build, config: definition.browserConfig(site), scripts: [] }).catch(() => undefined);
  const data = join(root, '.cache/api-data');
  const content = join(root, 'config/content');
  const api: RunningApi | null =
    settings.api === null
      ? await startApi({
          definition,
          content,
          linked: settings.linkedContent,
          port: 0,
          articles: 0,
          latency: 0,
          viewing: { now: Date.now, drafts: true },
          site: settings.site,
          standIn: { site, data, log: say },
        })
      : null;
  const pictures = openPictures({
    cache,
    offline: false,
    concurrency: 4,
    proxy: settings.access.proxy,
    times: pictureTimes,
  });
  const documents = openDocuments({ program, definition, site, now: settings.now, pictures, build, packages });
  documents.begin();

  const open = async (): Promise<Opened> => {
    const session = await openSession({
      root,
      definition,
      site,
      local: api,
      api: settings.api,
      apiSite: settings.apiSite,
      access: api === null ? settings.access : null,
      cache,
      now: Date.now(),
      engine: name,
    });
    return {
      session,
      rules: openRules({ definition, plan: session.plan, site }),
      files: openSiteFiles({ root, definition, session, site }),
    };
  };
  let current: Opened;
  try {
    current = await open();
  } catch (failure) {
    await api?.close();
    throw failure;
  }
  /** Still in use by documents that are being rendered. */
  let former: Session | null = null;

  const upstream = (text: string) => (api === null ? text : new URL(api.url).host);
  const serve = openServing({
    root,
    linked: settings.linkedContent,
    definition,
    site: {
      ...site,
      apiUpstream: upstream(site.apiUpstream),
      apiSiteUpstream: api === null ? site.apiSiteUpstream : null,
    },
    documents,
    current: () => current,
    switches,
    setSwitches: options.setSwitches,
    build,
    logIn: api && logIn && (() => logIn(api.url)),
    report,
    problems,
    types: options.types,
    shown: options.shown,
    propsOf: options.propsOf,
    hidden: () => [...current.session.content.hidden(), ...(api?.hidden() ?? [])],
  });
  return {
    origins: site.origins,
    serve,
    serveApi: api?.handle ?? null,
    async refresh() {
      await api?.refresh();
      await former?.close();
      former = null;
      current.session.evict();
      const next = await open();
      former = current.session;
      current = next;
    },
    problems: () => [...current.session.problems(), ...(api?.warnings() ?? [])].map(openPlaces({ root })),
    async close() {
      await former?.close();
      await current.session.close();
      await pictures.close();
      await api?.close();
    },
  };
}

/** The state derived from the current content and tables. */
export type Opened = { session: Session; rules: Rules; files: ReturnType<typeof openSiteFiles> };
