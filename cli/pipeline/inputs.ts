import { existsSync } from 'node:fs';
import { type PageConfig, pageConfigOf } from '../define/config.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { type BrowserBundle, bundleBrowser } from '../bundle/browser-bundle.ts';
import { bundleSite, type SiteBundle } from '../bundle/site-bundle.ts';
import type { Program, Settings } from '../environment.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
import type { Input, PageOptions } from '../render/fingerprint.ts';
import { renderRules } from '../render/render-rules.ts';
import type { Identity } from '../shards/identity.ts';
import { responseNamespace } from './content-source.ts';
import { nameServers } from './name-servers.ts';
import type { GenerateOptions } from './options.ts';

/**
 * What an input is part of, from the narrowest to the widest. A change of an input
 * - of `page` renders all pages again: it is part of every fingerprint;
 * - of `frame` renders the frames around pages again, and a page only where its frame differs;
 * - of `site` changes which pages there are, or the files that they load: shards of one site must agree on it;
 * - of `rules` changes the release only: the server's rules, and files beside the pages.
 */
export type Scope = 'page' | 'frame' | 'site' | 'rules';

/** What the inputs of pages and frames are computed from. */
export type PageSource = {
  program: Pick<Program, 'engine' | 'drawing'>;
  definition: Pick<SiteDefinition, 'clock' | 'limits' | 'calls'>;
  site: PageConfig;
  now: number;
  siteBundle: Pick<SiteBundle, 'markupCode'>;
};
type SiteSource = PageSource & {
  settings: Settings;
  siteBundle: SiteBundle;
  browserBundle: BrowserBundle;
};
type ReleaseSource = SiteSource & {
  options: Pick<GenerateOptions, 'compress'>;
  /** Static files and pictures of content: path and hash. */
  files: readonly (readonly [path: string, hash: string])[];
  /** Text of the redirects of editors; null when there are none. */
  redirects: string | null;
};

type Row<RowScope extends Scope, Source> = {
  name: string;
  /** What it is, for people. */
  meaning: string;
  scope: RowScope;
  /** Plain data that equals itself exactly when the input is unchanged. */
  value: (from: Source) => unknown;
};

const ofPages = [
  {
    name: 'engine',
    meaning: 'the code of the generator and its packages',
    scope: 'page',
    value: ({ program }) => program.engine,
  },
  { name: 'site', meaning: 'the configuration that pages may read', scope: 'page', value: ({ site }) => site },
  {
    name: 'rules of rendering',
    meaning: 'the limits and HTML fields of the definition that rendering reads',
    scope: 'page',
    value: ({ definition }) => renderRules(definition),
  },
  {
    name: 'og-images',
    meaning: 'how Open Graph images are drawn',
    scope: 'page',
    value: ({ program, siteBundle }) => program.drawing + siteBundle.markupCode,
  },
  {
    name: 'clock',
    meaning: 'what pages show of the date (SOURCE_DATE_EPOCH)',
    scope: 'page',
    value: ({ definition, now }) => definition.clock.keyAt(now),
  },
  {
    name: 'markup',
    meaning: 'the code that renders the frames around pages',
    scope: 'frame',
    value: ({ siteBundle }) => siteBundle.markupCode,
  },
] as const satisfies readonly Row<'page' | 'frame', PageSource>[];

const ofSites = [
  {
    name: 'content API',
    meaning: 'the content API',
    scope: 'site',
    value: ({ settings }) => responseNamespace(settings),
  },
  {
    name: 'browser',
    meaning: 'the configuration that the browser needs',
    scope: 'site',
    value: ({ settings: { definition, site } }) => definition.browserConfig(site),
  },
  {
    name: 'routes and redirects',
    meaning: 'the tables of routes and redirects',
    scope: 'site',
    value: ({ settings: { definition } }) => [routesOf(definition), definition.redirects],
  },
  {
    name: 'heads',
    meaning: 'the feeds, attributes and fonts that the definition gives to pages',
    scope: 'site',
    value: ({ settings: { definition } }) => [
      definition.feeds.map(({ edition, layout, home }) => [edition, layout, home]),
      definition.deviceFontLayouts,
      definition.layouts.map((layout) => definition.attributes({ address: '/', layout, status: 200 })),
    ],
  },
  {
    name: 'pages',
    meaning: 'the code and styles of pages and layouts',
    scope: 'site',
    value: ({ siteBundle: { base, pages, layouts, files } }) => [base, pages, layouts, [...files.keys()]],
  },
  {
    name: 'scripts',
    meaning: 'the code that runs in the browser',
    scope: 'site',
    value: ({ browserBundle: { boot, script, placeScripts, files } }) => [
      boot,
      script,
      placeScripts,
      [...files.keys()],
    ],
  },
  { name: 'node', meaning: 'the version of Node.js', scope: 'site', value: () => process.version },
] as const satisfies readonly Row<'site', SiteSource>[];

const ofReleases = [
  {
    name: 'program',
    meaning: 'all code of the generator',
    scope: 'rules',
    value: ({ settings: { program } }) => [program.code, program.siteFiles, program.searching],
  },
  {
    name: 'server',
    meaning: 'the configuration of the server',
    scope: 'rules',
    value: ({ settings }) => settings.site,
  },
  {
    name: 'deployed folder',
    meaning: 'the output folder on the machine that serves',
    scope: 'rules',
    value: ({ settings }) => settings.deployDir,
  },
  {
    name: 'modules',
    meaning: 'the modules of nginx that are installed',
    scope: 'rules',
    value: ({ settings }) => settings.site.nginx.modules.filter((path) => existsSync(path)),
  },
  {
    name: 'name servers',
    meaning: 'the name servers of this machine, where nginx needs them',
    scope: 'rules',
    value: ({ settings: { site } }) => nameServers({ site }),
  },
  {
    name: 'trusted times',
    meaning: 'the calls whose times in lists are trusted',
    scope: 'rules',
    value: ({ settings }) => settings.trustedTimes,
  },
  {
    name: 'compression',
    meaning: 'whether files have compressed siblings',
    scope: 'rules',
    value: ({ options }) => options.compress,
  },
  {
    name: 'files',
    meaning: 'static files, and pictures beside content',
    scope: 'rules',
    value: ({ files }) => files,
  },
  {
    name: 'redirects of editors',
    meaning: 'config/content/redirects.yaml',
    scope: 'rules',
    value: ({ redirects }) => redirects,
  },
] as const satisfies readonly Row<'rules', ReleaseSource>[];

/** Inputs that differ from page to page. `render/fingerprint.ts` hashes them. */
const ofOnePage = {
  code: 'the source of the page and of what it imports',
  frame: 'header, footer and menus around it',
  assets: 'the styles and scripts it loads',
  route: 'its row in the route table',
  seo: 'its SEO record',
  rows: 'the rows of other pages that it reads',
  planned: 'the links that lead to planned pages',
} as const satisfies Record<PageOptions, string>;

/** All inputs of a release besides the responses of the content API. */
export const inputs: readonly Omit<Row<Scope, never>, 'value'>[] = [
  ...ofPages,
  ...ofSites,
  ...ofReleases,
  ...Object.entries(ofOnePage).map(([name, meaning]) => ({ name, meaning, scope: 'page' as const })),
];

const hashOf = (value: unknown) => shortHash(JSON.stringify(value));

/** The hashes of the inputs of a scope. */
function hashesOf<Source>(rows: readonly Row<Scope, Source>[], from: Source): Input[] {
  return rows.map(({ name, value }) => [name, hashOf(value(from))]);
}

/** The inputs that all pages share, for their fingerprints, and one hash of those that all frames share. */
export function sharedInputs(from: PageSource): { page: readonly Input[]; frame: string } {
  return {
    page: hashesOf(
      ofPages.filter(({ scope }) => scope === 'page'),
      from,
    ),
    frame: hashOf(hashesOf(ofPages, from)),
  };
}

/** The hash of the configuration in the fingerprint of a page. */
export const siteHash = (site: PageConfig): string => hashOf(site);

type SiteInputs = { settings: Settings; siteBundle: SiteBundle; browserBundle: BrowserBundle };

const sourceOf = ({ settings, ...bundles }: SiteInputs): SiteSource => ({
  ...bundles,
  settings,
  program: settings.program,
  definition: settings.definition,
  site: pageConfigOf(settings.site),
  now: settings.now,
});

/** The names of an identity's parts that are configuration; the others are code. */
const configuration: readonly string[] = ['site', 'browser', 'clock', 'content API', 'routes and redirects', 'heads'];

/** What shards must agree on: the inputs of pages, frames and the site. Configuration is compared, and named, field by field. */
export function identityOf(inputsOf: SiteInputs): Identity {
  const from = sourceOf(inputsOf);
  const rows: readonly Row<Scope, SiteSource>[] = [...ofPages, ...ofSites];
  const parts = rows.filter(({ name }) => configuration.includes(name));
  const code = rows.filter(({ name }) => name !== 'node' && !configuration.includes(name));
  return {
    node: process.version,
    code: hashOf(hashesOf(code, from)),
    configuration: Object.fromEntries(
      parts.flatMap(({ meaning, value }) => {
        const found = value(from);
        return isRecord(found)
          ? Object.entries(found).map(([field, part]) => [field, hashOf(part)])
          : [[meaning, hashOf(found)]];
      }),
    ),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The identity that a build of this program would have. */
export async function ownIdentity(settings: Settings): Promise<Identity> {
  const { definition, program } = settings;
  const { root, engine } = program;
  const [siteBundle, browserBundle] = await Promise.all([
    bundleSite({ root, engine, layouts: definition.layouts }),
    bundleBrowser({ root, engine, config: definition.browserConfig(settings.site) }),
  ]);
  return identityOf({ settings, siteBundle, browserBundle });
}

export type ReleaseInputs = SiteInputs & Pick<ReleaseSource, 'options' | 'files' | 'redirects'>;

/** The hashes of all inputs of a release that a build knows before its responses. */
export function releaseInputs({ options, files, redirects, ...inputsOf }: ReleaseInputs): Input[] {
  const from: ReleaseSource = { ...sourceOf(inputsOf), options, files, redirects };
  return hashesOf<ReleaseSource>([...ofPages, ...ofSites, ...ofReleases], from);
}

/** One hash of them: a build with another one is not unchanged. */
export const releaseKey = (from: ReleaseInputs): string => sha256(JSON.stringify(releaseInputs(from)));
