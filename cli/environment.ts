import { resolve } from 'node:path';
import { type Timed, timed, trustedTimes } from '../config/freshness.ts';
import { isHostOf } from '../config/rules/edition.ts';
import { type SiteConfig, site as defaults } from '../config/site.ts';
import { exit, type Problem, Stop } from './problem.ts';

/** The program that runs, as its bundle was made. */
export type Program = {
  /** The project's folder. */
  root: string;
  /** The bundle, which threads run too. */
  file: string;
  /** Hash of the code that makes pages. */
  engine: string;
  /** Hash of the code that draws cards. */
  drawing: string;
};

/** What one run is made with: configuration, environment and the clock, read once. */
export type Settings = {
  program: Program;
  site: SiteConfig;
  /** Base address of the content API; null stands for the embedded one. */
  api: string | null;
  out: string;
  cache: string;
  /** Absolute folder that the includable nginx rules name as the place of the output folder. */
  deployDir: string;
  /** Calls that are spared while their list says that nothing changed. */
  trustedTimes: readonly Timed[];
  /** Moment of the build, milliseconds since the epoch. */
  now: number;
};

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment over the configuration: the one place that does.
 * Throws a `Stop` with exit code 2 that names every variable that does not fit.
 */
export function readSettings({ program, env }: { program: Program; env: Variables }): Settings {
  const { root } = program;
  const problems: Problem[] = [];
  const read = <Value>(name: string, takes: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) {
      problems.push({
        severity: 'error',
        what: `${name} does not fit`,
        where: `environment variable ${name}`,
        why: `it is ${JSON.stringify(text)}`,
        fix: `set it to ${takes}, or leave it out`,
      });
    }
    return value;
  };

  const anOrigin = 'an http(s) origin such as https://www.example.com';
  const anAddress = 'an http(s) address such as https://api.example.com/base';
  const hostAndPort = 'host:port, such as 127.0.0.1:8080';
  const account = read('SITE_ACCOUNT', anAddress, address);
  const intlConsole = read('SITE_INTL_CONSOLE', anAddress, address);
  const zh = read('SITE_ORIGIN_ZH', anOrigin, origin) ?? defaults.origins.zh;
  const en = read('SITE_ORIGIN_EN', anOrigin, origin) ?? defaults.origins.en;
  const enDomain =
    read('SITE_EN_DOMAIN', 'a domain such as example.com', domain) ?? new URL(en).hostname.replace(/^www\./, '');
  const local = [zh, en].some((value) => isHostOf(new URL(value).hostname, 'localhost'));

  const site: SiteConfig = {
    ...defaults,
    origins: { zh, en },
    enDomain,
    account: account ? { zh: account, en: account } : defaults.account,
    console: {
      zh: read('SITE_CONSOLE', anAddress, address) ?? defaults.console.zh,
      en: intlConsole ?? defaults.console.en,
    },
    docs: read('SITE_DOCS', anAddress, address) ?? defaults.docs,
    noindex: read('SITE_NOINDEX', '1 or 0', flag) ?? local,
    listen: read('SITE_LISTEN', hostAndPort, socket) ?? defaults.listen,
    apiUpstream: read('SITE_API_UPSTREAM', hostAndPort, socket) ?? defaults.apiUpstream,
  };

  if (isHostOf(new URL(zh).hostname, enDomain)) {
    problems.push({
      severity: 'error',
      what: 'the English domain covers the Chinese origin',
      where: 'SITE_EN_DOMAIN and SITE_ORIGIN_ZH',
      why: `${zh} is in ${enDomain}, so no visitor could reach the Chinese edition`,
      fix: 'choose an English domain that the Chinese host is not part of',
    });
  }
  if (!isHostOf(new URL(en).hostname, enDomain)) {
    problems.push({
      severity: 'error',
      what: 'the English origin is outside the English domain',
      where: 'SITE_ORIGIN_EN and SITE_EN_DOMAIN',
      why: `${en} is not in ${enDomain}, so its visitors would be sent in a circle`,
      fix: 'make SITE_EN_DOMAIN the domain of SITE_ORIGIN_EN',
    });
  }

  const out = resolve(root, env['SITE_OUT'] || 'output');
  const seconds = read('SOURCE_DATE_EPOCH', 'whole seconds since 1970', (text) =>
    /^\d{1,11}$/.test(text) ? Number(text) : undefined,
  );
  const settings: Settings = {
    program,
    site,
    api: read('SITE_API', anAddress, address) ?? null,
    out,
    cache: resolve(root, env['SITE_CACHE'] || '.cache/site'),
    deployDir: read('SITE_DEPLOY_DIR', 'an absolute folder', absolute) ?? out,
    trustedTimes: read('SITE_TRUST_TIMES', `names of calls joined by commas, out of ${timed.join(', ')}`, timedCalls) ?? trustedTimes,
    now: seconds === undefined ? Date.now() : seconds * 1000,
  };
  if (problems.length > 0) throw new Stop(exit.usage, problems);
  return settings;
}

function url(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const parsed = new URL(text);
  const plain = parsed.username === '' && parsed.password === '' && parsed.search === '' && parsed.hash === '';
  return plain && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
}

function origin(text: string): string | undefined {
  const parsed = url(text);
  return parsed?.pathname === '/' ? parsed.origin : undefined;
}

/** An address of the content API or of a neighbouring site, without its trailing slash. */
export function address(text: string): string | undefined {
  return url(text)?.href.replace(/\/+$/, '');
}

function domain(text: string): string | undefined {
  return /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text)
    ? text.toLowerCase()
    : undefined;
}

function socket(text: string): string | undefined {
  const [, port] = /^(?:[\w.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65_535 ? text : undefined;
}

function timedCalls(text: string): Timed[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  const known = timed.filter((name) => names.includes(name));
  return names.every((name) => (timed as readonly string[]).includes(name)) ? known : undefined;
}

function flag(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}

function absolute(text: string): string | undefined {
  return /^\/[^\s;{}"'$\\]*$/.test(text) ? text.replace(/(?<=.)\/+$/, '') : undefined;
}
