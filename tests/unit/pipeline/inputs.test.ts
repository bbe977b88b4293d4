import { describe, expect, it } from 'vitest';
import type { BrowserBundle } from '../../../cli/bundle/browser-bundle.ts';
import type { SiteBundle } from '../../../cli/bundle/site-bundle.ts';
import { readSettings, type Settings } from '../../../cli/environment.ts';
import { identityOf, inputs, type ReleaseInputs, releaseInputs, releaseKey } from '../../../cli/pipeline/inputs.ts';
import definition from '../../../config/index.ts';
import { difference } from '../../../cli/shards/identity.ts';

const program = {
  root: '/site',
  definition: '/site/definition.mjs',
  tasks: '/site/tasks.mjs',
  code: 'code',
  engine: 'engine',
  siteFiles: 'site files',
  searching: 'searching',
  drawing: 'drawing',
};
const settings = readSettings({
  program,
  definition,
  env: {
    SITE_API: 'https://api.example.com',
    SITE_API_UPSTREAM: 'api.example.com:80',
    SOURCE_DATE_EPOCH: '1795000000',
  },
});
const siteBundle: SiteBundle = {
  code: '/site/site.mjs',
  markupCode: 'markup',
  base: 'base',
  pages: { 'im/im': { css: 'css', code: 'page', placeScripts: [], pictures: [] } },
  layouts: { page: { css: 'css', code: 'layout', placeScripts: [], pictures: [] } },
  files: new Map(),
  sources: { files: [], entries: {} },
};
const browserBundle: BrowserBundle = { script: 'main.js', placeScripts: {}, boot: 'boot', files: new Map() };
const from: ReleaseInputs = {
  settings: { ...settings, site: { ...settings.site, nginx: { ...settings.site.nginx, resolver: ['10.0.0.2'] } } },
  siteBundle,
  browserBundle,
  options: { compress: true },
  files: [['robots.txt', 'hash']],
  redirects: null,
};

type Field = { field: string; group: 'program' | 'site' | null; part: string };

/** The fields of the settings; those of the program and of the configuration one by one. */
const fields: Field[] = Object.entries(from.settings).flatMap(([name, value]) =>
  name === 'program' || name === 'site'
    ? Object.keys(value as object).map((part): Field => ({ field: `${name}.${part}`, group: name, part }))
    : [{ field: name, group: null, part: name }],
);

/** Another value of a field, which keeps its type. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  // Ten years later: other campaigns run.
  if (typeof value === 'number') return value + 10 * 365 * 86_400_000;
  if (typeof value === 'string') return `${value}0`;
  if (Array.isArray(value)) return [...value, 'another'];
  return value === null ? 'https://another.example.com' : { ...(value as object), another: 'value' };
}

function withAnother({ group, part }: Field): Settings {
  if (group === null) return { ...from.settings, [part]: another(from.settings[part as keyof Settings]) };
  const parts = from.settings[group] as Record<string, unknown>;
  return { ...from.settings, [group]: { ...parts, [part]: another(parts[part]) } };
}

const scopes = ['page', 'frame', 'site', 'rules'] as const;
const scopeOf = new Map(inputs.map(({ name, scope }) => [name, scope]));

/** The narrowest scope of the inputs that differ; null when none does. */
function changedScope(changed: ReleaseInputs): string | null {
  const before = new Map(releaseInputs(from));
  const found = releaseInputs(changed).filter(([name, hash]) => before.get(name) !== hash);
  return scopes.find((scope) => found.some(([name]) => scopeOf.get(name) === scope)) ?? null;
}

/** Fields of `Settings` that no release depends on: where things are, credentials, and what other commands use. */
const noInputs: readonly string[] = [
  'program.root',
  'program.tasks',
  'program.definition',
  // Its code is part of `program.code`; what pages and shards depend on has inputs of its own.
  'definition',
  'access',
  'linkedContent',
  'out',
  'cache',
  'nginx',
  'browser',
  'announce',
  'hookSecret',
  'ciRun',
  'warnings',
];

/** Fields by the scope of their input, besides the configuration that pages may read. */
const ofPages = ['program.engine', 'program.drawing', 'now'];
const ofSite = ['api', 'apiSite'];
const ofRules = [
  'program.code',
  'program.siteFiles',
  'program.searching',
  'deployDir',
  'trustedTimes',
  ...['domains', 'listen', 'apiUpstream', 'apiSiteUpstream', 'nginx', 'security'].map((part) => `site.${part}`),
];
function expectedScope(field: string): string | null {
  if (noInputs.includes(field)) return null;
  if (ofSite.includes(field)) return 'site';
  if (ofRules.includes(field)) return 'rules';
  return ofPages.includes(field) || field.startsWith('site.') ? 'page' : 'missing in the table of inputs';
}

describe('the table of inputs', () => {
  it.each(fields)('has $field in its scope, or not at all', (field) => {
    expect(changedScope({ ...from, settings: withAnother(field) })).toBe(expectedScope(field.field));
  });

  it('lists fields of the settings only', () => {
    const known = fields.map(({ field }) => field);
    expect([...noInputs, ...ofPages, ...ofSite, ...ofRules].filter((field) => !known.includes(field))).toEqual([]);
  });

  it.each<[string, string, Partial<ReleaseInputs>]>([
    ['the code of frames', 'page', { siteBundle: { ...siteBundle, markupCode: 'other' } }],
    ['base styles', 'site', { siteBundle: { ...siteBundle, base: 'other' } }],
    ['a page', 'site', { siteBundle: { ...siteBundle, pages: {} } }],
    ['a layout', 'site', { siteBundle: { ...siteBundle, layouts: {} } }],
    ['a font', 'site', { siteBundle: { ...siteBundle, files: new Map([['a.woff2', new Uint8Array()]]) } }],
    ['a script', 'site', { browserBundle: { ...browserBundle, script: 'other.js' } }],
    ['the script in the head', 'site', { browserBundle: { ...browserBundle, boot: 'other' } }],
    ['compression', 'rules', { options: { compress: false } }],
    ['a static file', 'rules', { files: [['robots.txt', 'other']] }],
    ['a redirect of editors', 'rules', { redirects: '- gone: /old' }],
  ])('has %s in the scope %s', (_, scope, changes) => {
    const changed = { ...from, ...changes };
    expect(changedScope(changed)).toBe(scope);
    expect(releaseKey(changed)).not.toBe(releaseKey(from));
  });

  it('has each name once', () => {
    const names = inputs.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the identity of shards', () => {
  const differenceOf = (changes: Partial<ReleaseInputs>) =>
    difference(identityOf(from), identityOf({ ...from, ...changes }));

  it.each(fields)('differs with $field where pages or the site depend on it', (field) => {
    const differs = ['page', 'site'].includes(expectedScope(field.field) ?? '');
    expect(differenceOf({ settings: withAnother(field) }) !== null).toBe(differs);
  });

  it('names the configuration that differs', () => {
    const other = (changes: Partial<Settings>) => differenceOf({ settings: { ...from.settings, ...changes } });
    expect(
      other({
        site: {
          ...from.settings.site,
          mediaHosts: ['pictures.example.com'],
          noindex: !from.settings.site.noindex,
        },
      }),
    ).toBe('other configuration: mediaHosts, noindex');
    expect(other({ now: Date.UTC(2040, 0) })).toBe(
      'other configuration: what pages show of the date (SOURCE_DATE_EPOCH)',
    );
    expect(other({ api: 'https://other.example.com' })).toBe('other configuration: the content API');
    expect(differenceOf({ siteBundle: { ...siteBundle, base: 'other' } })).toBe(
      'other code: another commit, or other packages',
    );
  });
});
