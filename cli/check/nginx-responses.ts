import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { EditionFacts } from '../define/editions.ts';
import { each } from '../lib/each.ts';
import { sourcesOf } from '../render/page-sources.ts';
import { contentType } from '../server-model/media-types.ts';
import { respond } from '../server-model/respond.ts';
import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';
import { privateNginx } from './private-nginx.ts';

type CheckRequest = { host: string; target: string };
type NginxResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const bug = 'report this: it is a bug in the generator';

export type NginxFindingsOptions = { program: string; checked: CheckedRelease };

/** Compares the responses of a real nginx with the release's rules and pages. Throws a `Stop` when nginx does not run. */
export async function nginxFindings({
  program,
  checked,
}: NginxFindingsOptions): Promise<{ findings: Finding[]; requests: number }> {
  const { out, release } = checked;
  const nginx = await privateNginx({ program, out, release });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const findings: Finding[] = [];
  let requests = 0;
  const send = (checkRequest: CheckRequest) => {
    requests++;
    return exchange({ ...checkRequest, port: nginx.port, agent });
  };
  try {
    await each(requestsOf(checked), async (checkRequest) => {
      findings.push(...differences({ checked, checkRequest, response: await send(checkRequest) }));
    });
    await each(checked.pages, async ({ edition, address, file, hash }) => {
      const { origin } = checked.rules.editions.find((row) => row.edition === edition)!;
      const { status, headers, body } = await send({ host: new URL(origin).host, target: encodeURI(address) });
      const page = `${edition} ${address}`;
      if (status !== 200 || createHash('sha256').update(body).digest('hex') !== hash) {
        findings.push({
          what: 'nginx does not send the page',
          target: page,
          page: file,
          why: status === 200 ? 'its body is not the file of the manifest' : `nginx answers ${status}`,
          fix: 'rebuild the release',
        });
        return;
      }
      const { scripts, styles } = sourcesOf(body.toString());
      const policy = String(headers['content-security-policy']).split(/[ ;]+/);
      const blocked = [...scripts, ...styles].filter((source) => !policy.includes(source));
      if (blocked.length > 0)
        findings.push({
          what: 'inline script or style missing from the content-security policy',
          target: blocked.join(' '),
          page,
          why: 'browsers refuse to run it',
          fix: 'rebuild the release',
        });
    });
    await each(checked.rules.exactAddresses, async ({ edition, address, file }) => {
      const hash = checked.served.find(({ path }) => path === file)?.hash;
      if (hash === undefined) return;
      const { origin } = checked.rules.editions.find((row) => row.edition === edition)!;
      const { status, headers, body } = await send({ host: new URL(origin).host, target: address });
      const type = contentType(file);
      const why =
        status !== 200
          ? `nginx answers ${status}`
          : createHash('sha256').update(body).digest('hex') !== hash
            ? 'its body is not the file of the manifest'
            : headers['content-type'] !== type && `its media type is ${headers['content-type']}, expected ${type}`;
      if (why)
        findings.push({
          what: 'nginx does not send the file',
          target: `${edition} ${address}`,
          page: file,
          why,
          fix: 'rebuild the release',
        });
    });
  } finally {
    agent.destroy();
    await nginx.close();
  }
  return { findings, requests };
}

/** Paths of an edition and beside it, such as `/en`, `/en/`, `/enx`, `/en/none` and `/en/404`. */
const otherSpellings = ({ paths, folder }: EditionFacts): string[] => [
  ...(paths?.exact ?? []).flatMap((path) => [path, `${path}/`, `${path}x`]),
  ...(paths?.below ?? []).flatMap((base) => [base.slice(0, -1), `${base}none`]),
  `/${folder}404`,
];

/** A call with an encoded letter: `/%61pi/v2/none`. */
const encodedCall = (path: string) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2).replace(/\/$/, '')}/none`;

/** Every redirect, and each kind of host with each kind of path. */
function* requestsOf({ rules, pages, files, editions }: CheckedRelease): Iterable<CheckRequest> {
  const hosts = rules.editions.map(({ edition, origin }) => [edition, new URL(origin).host] as const);
  for (const { edition, from } of rules.redirects)
    yield {
      host: new Map(hosts).get(edition)!,
      target: `${encodeURI(from).replace(/[?#]/g, encodeURIComponent)}?from=check`,
    };
  const names = [
    ...hosts.map(([, host]) => host),
    ...rules.editions.flatMap(({ domain }) =>
      domain ? [domain, `any.${domain}`, `${domain.toUpperCase()}:1`, `not${domain}`] : [],
    ),
    'unknown.example',
  ];
  const some = rules.editions.flatMap(({ edition }) =>
    pages
      .filter((page) => page.edition === edition && page.address !== '/')
      .slice(0, 2)
      .map(({ address }) => address),
  );
  const targets = [
    ...[
      '/',
      ...Object.values(editions).flatMap(otherSpellings),
      '/none',
      '/index.html',
      '/404.html',
      '/m/none',
      '/m/404.html',
      ...[...rules.api.prefixes, ...rules.api.paths].slice(0, 1).map(encodedCall),
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/report.json',
      '/report.html',
      '//evil.example/',
      '/%5Cevil',
    ],
    ...some.flatMap((address) => [address, `${address}/`, `${address}.html`, `${address}?from=check`]),
    ...[...files]
      .filter((file) => file.startsWith('assets/'))
      .slice(0, 2)
      .map((file) => `/${file}`),
    ...rules.variants.flatMap(({ address, query, value, file }) => [
      `${address}?${query}=${value}`,
      `/${file}`,
      `/${file.replace(/\.html$/, '')}`,
    ]),
  ];
  for (const host of names) for (const target of targets) yield { host, target };
}

type DifferencesOptions = { checked: CheckedRelease; checkRequest: CheckRequest; response: NginxResponse };

/** Compares status and headers with the rules. */
function differences({
  checked: { rules, files },
  checkRequest: { host, target },
  response: { status, headers },
}: DifferencesOptions): Finding[] {
  const expected = respond({ rules, host, target, method: 'GET', exists: (file) => files.has(file) });
  const finding = { target: `${host}${target}`, page: 'nginx', fix: bug };
  if (status !== expected.status)
    return [
      {
        ...finding,
        what: 'nginx response differs from the rules (status)',
        why: `it is ${status}, expected ${expected.status}`,
      },
    ];
  const expectedHeaders: Record<string, string | null> = {
    ...expected.headers,
    'X-Release': rules.release,
    'Cache-Control': expected.cacheControl,
    'Server-Timing': expected.serverTiming,
    Location: expected.location,
  };
  return Object.entries(expectedHeaders).flatMap(([name, value]) => {
    const actual = headers[name.toLowerCase()] ?? null;
    if (actual === value) return [];
    return [
      {
        ...finding,
        what: `nginx response differs from the rules (${name})`,
        why: `it is ${JSON.stringify(actual)}, expected ${JSON.stringify(value)}`,
      },
    ];
  });
}

type ExchangeOptions = CheckRequest & { port: number; agent: Agent };

async function exchange({ host, target, port, agent }: ExchangeOptions): Promise<NginxResponse> {
  const call = request({ host: '127.0.0.1', port, agent, path: target, headers: { host }, timeout: 10_000 });
  call.on('timeout', () => call.destroy(new Error(`nginx does not answer ${target}`)));
  const [response] = (await once(call.end(), 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}
