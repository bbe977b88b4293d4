import type { Edition } from '../../../config/editions.ts';
import { isHostOf } from '../../../config/rules/edition.ts';
import { caching } from './caching.ts';
import { hostOf } from './host.ts';
import { isLoggedIn, pageTiming } from './login.ts';
import { literal, whole } from './patterns.ts';
import type { EditionRules, Rules } from './rules.ts';
import { parseTarget, type Target } from './target.ts';

export type Question = {
  rules: Rules;
  /** The Host header as it came, or undefined when there was none. */
  host: string | undefined;
  /** The request target as it came: `/im?from=x`, or absolute. One character for each byte, as node:http gives it. */
  target: string;
  method: string;
  /** The Cookie header. */
  cookies?: string | undefined;
  /** Whether a file, named from the document root (`im.html`), is there. */
  exists: (file: string) => boolean;
};

export type Answer = {
  edition: Edition;
  status: number;
  /** What to send, named from the document root; null for a redirect, a proxied call, or a refusal in the server's own words. */
  file: string | null;
  location: string | null;
  /** Value of Cache-Control; null where the upstream decides. */
  cache: string | null;
  /** Value of Server-Timing; null on what is kept for a year, and where the upstream decides. */
  timing: string | null;
  /** Whether the API behind the site answers. */
  proxied: boolean;
};

/** What the server answers to a request: the same decisions that the nginx configuration prints, step by step. */
export function answer({ rules, host, target, method, cookies, exists }: Question): Answer {
  const parsed = parseTarget(target);
  const name = parsed?.host ?? (host === undefined ? '' : hostOf(host));
  const edition = editionAt({ rules, host: name });
  const say = (status: number, rest: Partial<Answer> = {}): Answer => ({
    edition: edition.edition,
    status,
    file: null,
    location: null,
    cache: caching.fresh,
    timing: pageTiming({ release: rules.release, loggedIn: isLoggedIn({ cookies, login: rules.login }) }),
    proxied: false,
    ...rest,
  });
  const page = (file: string | null): Answer => {
    if (file !== null && exists(file)) return say(200, { file });
    const error = edition.errors[404]!;
    return say(404, { file: exists(error) ? error : null });
  };

  if (parsed === null || name === null) return say(400);
  if (isApi({ rules, path: parsed.path })) return say(200, { cache: null, timing: null, proxied: true });
  if (!rules.methods.includes(method)) return say(405);

  const address = addressOf({ rules, path: parsed.path });
  const odd = new RegExp(rules.patterns.odd, 'i').test(parsed.raw);
  if (!odd) {
    const location = redirectOf({ rules, edition, address, parsed });
    if (location !== null) return say(301, { location });
  }
  if (parsed.path.startsWith(rules.assets)) {
    const file = text(parsed.path).slice(1);
    const open = !new RegExp(rules.patterns.kept, 'i').test(parsed.path);
    return open && exists(file) ? say(200, { file, cache: caching.forever, timing: null }) : page(null);
  }
  const file = odd ? null : (textOf({ rules, edition, address, parsed }) ?? fileOf({ rules, edition, address }));
  if (address === parsed.path) return page(file);
  const tidy = file?.endsWith('.html') && exists(file) && new RegExp(rules.patterns.plain).test(address);
  return tidy ? say(301, { location: address + parsed.query }) : page(null);
}

function editionAt({ rules, host }: { rules: Rules; host: string | null }): EditionRules {
  return rules.editions.find(({ domain }) => domain === null || isHostOf(host ?? '', domain))!;
}

function isApi({ rules: { api }, path }: { rules: Rules; path: string }): boolean {
  return api.addresses.includes(path) || api.prefixes.some((prefix) => path.startsWith(prefix));
}

/** The address a path means: `/im` for `/im/`, `/im.html` and `/im/index.html`. */
function addressOf({ rules: { slashed, patterns }, path }: { rules: Rules; path: string }): string {
  if (slashed.some(({ from }) => bytes(from) === path)) return path;
  if (new RegExp(patterns.homeFile, 'i').test(path)) return '/';
  return new RegExp(patterns.ending, 'i').exec(path)?.groups?.['site_stem'] ?? path;
}

type Asked = { rules: Rules; edition: EditionRules; address: string };

function redirectOf({ rules, edition, address, parsed }: Asked & { parsed: Target }): string | null {
  const from = text(address).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const row = rules.redirects.find((rule) => rule.edition === edition.edition && rule.from === from);
  if (row) return row.to + parsed.query;
  const abroad = edition.abroad.find(({ paths }) => new RegExp(whole(paths)).test(parsed.path));
  if (!abroad) return null;
  return abroad.origin + (new RegExp(rules.patterns.plain).test(address) ? address + parsed.query : parsed.raw);
}

/** The file of the text that the query chooses. As nginx reads a query: the first of the name, in any letter case, not decoded. */
function textOf({ rules, edition, address, parsed }: Asked & { parsed: Target }): string | null {
  const asked = (query: string) => new RegExp(`[?&]${literal(query)}=([^&]*)`, 'i').exec(parsed.query)?.[1];
  const named = rules.texts.filter((text) => text.edition === edition.edition && bytes(text.address) === address);
  return named.find(({ query, value }) => asked(query) === value)?.file ?? null;
}

/** The file that an address of an edition stands for, there or not; null for what is no address. */
function fileOf({ rules, edition, address }: Asked): string | null {
  if (address === '/') return edition.home;
  const named = [...rules.slashed, ...rules.aliases].find((row) => row.edition === edition.edition && bytes(row.from) === address);
  if (named) return named.file;
  if (new RegExp(whole(edition.hidden)).test(address)) return null;
  const shared = rules.shared.find(({ paths }) => new RegExp(whole(paths)).test(address));
  if (shared) return (shared.own ? edition.folder : '') + address.slice(1);
  return new RegExp(whole(edition.pages)).test(address) ? `${text(address).slice(1)}.html` : null;
}

const bytes = (value: string) => Buffer.from(value, 'utf8').toString('latin1');
const text = (value: string) => Buffer.from(value, 'latin1').toString('utf8');
