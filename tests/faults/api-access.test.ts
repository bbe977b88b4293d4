import definition from '../../config/index.ts';
import { readdir, readFile } from 'node:fs/promises';
import { createServer as createSecure } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bearerToken, headersOf, isProxyAddress, proxyFor, proxyOf } from '../../cli/api-access.ts';
import { readSettings } from '../../cli/environment.ts';
import { Stop, formatProblem } from '../../cli/problem.ts';
import { request } from '../../config/calls/request.ts';
import { selfSigned } from '../support/certificate.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { good, status } from '../support/faulty-api.ts';
import { listen } from '../support/listen.ts';
import { buildFolder, runSite } from '../support/run-site.ts';
import { startProxy } from '../support/small-proxy.ts';
import { sharedSecondSite } from '../support/second-site.ts';

const token = 'tok-8f3a91c2e4';
const key = 'key-77d0b1a9';
const access = { headers: { authorization: `Bearer ${token}`, 'x-api-key': key }, proxy: null };
const program = {
  root: '/project',
  definition: '',
  tasks: '',
  code: 'c',
  engine: 'e',
  siteFiles: 's',
  searching: 'x',
  drawing: 'd',
};

/** Names of the files below a folder that match. */
async function filesWith(folder: string, pattern: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) =>
      pattern.test(await readFile(join(parentPath, name), 'latin1')) ? [name] : [],
    ),
  );
  return found.flat();
}

describe('credentials', () => {
  it('are read from the environment', () => {
    const { access: read } = readSettings({
      definition,
      program,
      env: {
        SITE_API: 'https://api.example',
        SITE_API_TOKEN: token,
        SITE_API_HEADERS: JSON.stringify({ 'X-Api-Key': key }),
      },
    });
    expect(read.headers).toEqual(access.headers);
  });

  it.each([
    ['SITE_API_TOKEN', 'two words-secret'],
    ['SITE_API_TOKEN', 'secret\n'],
    ['SITE_API_HEADERS', 'X-Api-Key: secret'],
    ['SITE_API_HEADERS', '{"X-Api-Key": 7, "a": "secret"}'],
    ['SITE_API_HEADERS', '{"Host": "secret"}'],
    ['SITE_API_HEADERS', '{"If-None-Match": "secret"}'],
    ['SITE_API_HEADERS', '{"a b": "secret"}'],
    ['SITE_API_HEADERS', '{"a": "secret\\r\\nb: c"}'],
    ['https_proxy', 'secret'],
  ])('that cannot be sent are refused without being named: %s=%j', (name, value) => {
    const told = () => {
      try {
        readSettings({ program, definition, env: { [name]: value } });
      } catch (failure) {
        return failure instanceof Stop ? failure.problems.map(formatProblem).join('\n') : '';
      }
      return 'taken';
    };
    expect(told()).toContain(`invalid ${name}`);
    expect(told()).not.toContain('secret');
  });

  it('that would be sent unencrypted to another machine cause a warning', () => {
    const warnings = (api: string) =>
      readSettings({ program, definition, env: { SITE_API: api, SITE_API_TOKEN: token } }).warnings;
    expect(warnings('http://api.example').map(({ what }) => what)).toEqual(['credentials are sent unencrypted']);
    for (const api of ['https://api.example', 'http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9'])
      expect(warnings(api), api).toEqual([]);
  });

  it('are sent with every call, in its retries too', async () => {
    const api = await startApi(status(503), good([]));
    const content = startContent({ base: api.base, cache: await temporaryFolder(), access });
    await content.fetch(request('blogType'));
    expect(api.seen.map(({ headers }) => [headers.authorization, headers['x-api-key']])).toEqual([
      [`Bearer ${token}`, key],
      [`Bearer ${token}`, key],
    ]);
  });

  it('appear in no problem, even if the API repeats them', async () => {
    const api = await startApi(
      status(403, {}, JSON.stringify({ code: 403, msg: `${token} and ${key} may not`, success: false })),
    );
    const content = startContent({ base: api.base, cache: await temporaryFolder(), access });
    await content.fetch(request('blogType'));
    const told = JSON.stringify(content.report());
    expect(told).toContain('*** and *** may not');
    expect(told).not.toMatch(new RegExp(`${token}|${key}`));
  });

  it('are neither in what a build prints nor in any file that it writes', async () => {
    const [second, build] = await Promise.all([sharedSecondSite(), buildFolder({ of: 'second' })]);
    onTestFinished(() => Promise.all([second.remove(), build.remove()]).then(() => undefined));
    const api = await startApi(status(401, {}, JSON.stringify({ msg: `no such key: ${token}` })));
    const ended = await runSite(['generate', '--json', '--force'], {
      project: second.project,
      env: {
        ...build.env,
        SITE_API: api.base,
        SITE_API_TOKEN: token,
        SITE_API_HEADERS: JSON.stringify({ 'X-Api-Key': key }),
      },
    });
    expect(api.seen[0]!.headers.authorization).toBe(`Bearer ${token}`);
    expect(ended.stdout).toContain('no such key: ***');
    expect(ended.stdout + ended.stderr).not.toMatch(new RegExp(`${token}|${key}`));
    expect(await filesWith(build.folder, new RegExp(`${token}|${key}`))).toEqual([]);
  });
});

it('tokens and headers have only characters that HTTP allows', () => {
  expect(bearerToken('abc.DEF-123_~+/=')).toBe('abc.DEF-123_~+/=');
  expect(bearerToken('a b')).toBeUndefined();
  expect(headersOf('{"X-A": "1 2"}')).toEqual({ 'x-a': '1 2' });
  expect(headersOf('[]')).toBeUndefined();
});

describe('a proxy', () => {
  it('is read from the usual variables, small letters first', () => {
    expect(proxyOf({})).toBeNull();
    expect(proxyOf({ NO_PROXY: 'x' })).toBeNull();
    expect(proxyOf({ HTTPS_PROXY: 'http://a', https_proxy: 'http://b', no_proxy: 'c' })).toEqual({
      httpsProxy: 'http://b',
      noProxy: 'c',
    });
    expect(isProxyAddress('http://user:pass@proxy:3128')).toBe(true);
    expect(isProxyAddress('socks5://proxy')).toBe(false);
  });

  it.each([
    ['https://api.example', 'http://secure/'],
    ['http://api.example', 'http://plain/'],
    ['https://api.internal.example', null],
    ['https://internal.example:8443', null],
    ['https://notinternal.example', 'http://secure/'],
    ['https://10.0.0.7', null],
    ['https://port.example:8443', null],
    ['https://port.example', 'http://secure/'],
    ['http://[::1]:8080', null],
    ['https://BIG.example', null],
  ])('is that of the protocol, except for the hosts in no_proxy: %s', (origin, expected) => {
    const noProxy = '.internal.example, 10.0.0.7 port.example:8443,[::1],*.big.example';
    const found = proxyFor(origin, { httpProxy: 'http://plain', httpsProxy: 'http://secure', noProxy });
    expect(found?.href ?? null).toBe(expected);
    expect(proxyFor(origin, { httpProxy: 'http://plain', noProxy: '*' })).toBeNull();
    expect(proxyFor(origin, { httpProxy: 'http://plain' })?.href).toBe('http://plain/');
  });

  it('forwards all calls except those to hosts in no_proxy', async () => {
    const [api, proxy] = await Promise.all([startApi(good([])), startProxy({ user: 'ci:p4ss%w0rd' })]);
    const httpProxy = `http://ci:p4ss%25w0rd@${proxy.host}`;
    const through = async (noProxy: string) => {
      const cache = await temporaryFolder();
      const content = startContent({ base: api.base, cache, access: { headers: {}, proxy: { httpProxy, noProxy } } });
      return (await content.fetch(request('blogType'))).source;
    };
    expect(await through('other.example')).toBe('fresh');
    expect(proxy.seen).toEqual([`${api.base}/api/v2/blog/client/type`]);
    expect(api.seen[0]!.headers).toMatchObject({ host: new URL(api.base).host });
    expect(api.seen[0]!.headers['proxy-authorization']).toBeUndefined();
    expect(await through('127.0.0.1')).toBe('fresh');
    expect(proxy.seen).toHaveLength(1);
  });
});

it('an API at an https address is called if its issuer is trusted, through a tunnel if there is a proxy', async () => {
  const folder = await temporaryFolder();
  const [second, build] = await Promise.all([sharedSecondSite(), buildFolder({ of: 'second' })]);
  onTestFinished(() => Promise.all([second.remove(), build.remove()]).then(() => undefined));
  const { key: secretKey, cert, file } = await selfSigned({ folder });
  const asked: string[] = [];
  const api = createSecure({ key: secretKey, cert }, (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"res":200,"success":true,"data":[]}');
  });
  onTestFinished(() => void api.close());
  const base = `https://localhost:${await listen(api)}`;
  const proxy = await startProxy({ user: 'ci:p4ss-w0rd' });
  const generate = (env: Record<string, string>) =>
    runSite(['generate', '--json', '--force'], {
      project: second.project,
      env: { ...build.env, SITE_API: base, ...env },
    });
  const untrusted = await generate({});
  expect(untrusted.stdout).toContain('is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)');
  expect(untrusted.stderr).toMatch(/every API call failed[\s\S]*fix: {3}set NODE_EXTRA_CA_CERTS to a file/);
  expect(asked).toEqual([]);
  const HTTPS_PROXY = `http://ci:p4ss-w0rd@${proxy.host}`;
  const proxied = await generate({ NODE_EXTRA_CA_CERTS: file, HTTPS_PROXY });
  expect(asked).toContain('/garten/v1/titles');
  expect(new Set(proxy.seen)).toEqual(new Set([new URL(base).host]));
  expect(proxied.stdout + proxied.stderr).not.toContain('p4ss-w0rd');
  expect(await filesWith(build.folder, /p4ss-w0rd/)).toEqual([]);
});
