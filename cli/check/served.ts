import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { answer } from '../emit/rules/answer.ts';
import { each } from '../each.ts';
import { sourcesOf } from '../render/page-sources.ts';
import type { Finding } from './finding.ts';
import { privateNginx } from './private-nginx.ts';
import type { Subject } from './subject.ts';

type Asked = { host: string; target: string };
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks a real nginx, with the rules of the release, for everything that they decide. Throws a `Stop` when nginx does not run. */
export async function servedFindings(subject: Subject): Promise<{ findings: Finding[]; requests: number }> {
  const nginx = await privateNginx(subject);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const findings: Finding[] = [];
  let requests = 0;
  const ask = (asked: Asked) => {
    requests++;
    return exchange({ ...asked, port: nginx.port, agent });
  };
  try {
    await each(questions(subject), async (asked) => void findings.push(...judge({ subject, asked, reply: await ask(asked) })));
    await each(subject.pages, async ({ edition, address, file, hash }) => {
      const { origin } = subject.rules.editions.find((row) => row.edition === edition)!;
      const asked = { host: new URL(origin).host, target: encodeURI(address) };
      const { status, headers, body } = await ask(asked);
      const page = `${edition} ${address}`;
      if (status !== 200 || createHash('sha256').update(body).digest('hex') !== hash) {
        findings.push({ target: page, what: 'is not answered with its page', page: file, why: `nginx answers ${status}`, fix: 'build the release anew' });
        return;
      }
      const { scripts, styles } = sourcesOf(body.toString());
      const policy = String(headers['content-security-policy']).split(/[ ;]+/);
      const refused = [...scripts, ...styles].filter((source) => !policy.includes(source));
      if (refused.length > 0) findings.push({ target: refused.join(' '), what: 'is not in the content-security policy', page, why: 'browsers refuse to run what stands in the page', fix: 'build the release anew' });
    });
  } finally {
    agent.destroy();
    await nginx.close();
  }
  return { findings, requests };
}

/** Every redirect, and what decides between the editions: each kind of host with each kind of path. */
function* questions({ rules, pages, files }: Subject): Iterable<Asked> {
  const hosts = rules.editions.map(({ edition, origin }) => [edition, new URL(origin).host] as const);
  for (const { edition, from } of rules.redirects) yield { host: new Map(hosts).get(edition)!, target: `${encodeURI(from).replace(/[?#]/g, encodeURIComponent)}?from=check` };
  const names = [...hosts.map(([, host]) => host), ...rules.editions.flatMap(({ domain }) => (domain ? [domain, `any.${domain}`, `${domain.toUpperCase()}:1`, `not${domain}`] : [])), 'unknown.example'];
  const some = rules.editions.flatMap(({ edition }) => pages.filter((page) => page.edition === edition && page.address !== '/').slice(0, 2).map(({ address }) => address));
  const targets = [
    ...['/', '/en', '/en/', '/hk/none', '/hk', '/english', '/none', '/index.html', '/404.html', '/en/404', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/report.json', '//evil.example/', '/%5Cevil'],
    ...some.flatMap((address) => [address, `${address}/`, `${address}.html`, `${address}?from=check`]),
    ...[...files].filter((file) => file.startsWith('assets/')).slice(0, 2).map((file) => `/${file}`),
    ...rules.texts.flatMap(({ address, query, value, file }) => [`${address}?${query}=${value}`, `/${file}`, `/${file.replace(/\.html$/, '')}`]),
  ];
  for (const host of names) for (const target of targets) yield { host, target };
}

/** Compares an answer with what the rules say, headers included. */
function judge({ subject: { rules, files }, asked: { host, target }, reply: { status, headers } }: { subject: Subject; asked: Asked; reply: Reply }): Finding[] {
  const said = answer({ rules, host, target, method: 'GET', exists: (file) => files.has(file) });
  const wanted: Record<string, string | null> = {
    ...rules.headers[said.edition],
    'X-Release': rules.release,
    'Cache-Control': said.cache,
    'Server-Timing': said.timing,
    Location: said.location,
  };
  const differing = Object.entries(wanted).filter(([name, value]) => (headers[name.toLowerCase()] ?? null) !== value);
  const where = { target: `${host}${target}`, page: 'nginx' };
  if (status !== said.status) return [{ ...where, what: 'is answered otherwise than the rules say', why: `it is ${status}, and should be ${said.status}`, fix: 'report it: the rules and nginx disagree' }];
  return differing.map(([name, value]) => ({
    ...where,
    what: `has another ${name} than the rules say`,
    why: `it is ${JSON.stringify(headers[name.toLowerCase()] ?? null)}, and should be ${JSON.stringify(value)}`,
    fix: 'report it: the rules and nginx disagree',
  }));
}

async function exchange({ host, target, port, agent }: Asked & { port: number; agent: Agent }): Promise<Reply> {
  const call = request({ host: '127.0.0.1', port, agent, path: target, headers: { host }, timeout: 10_000 });
  call.on('timeout', () => call.destroy(new Error(`nginx does not answer ${target}`)));
  const [response] = (await once(call.end(), 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}
