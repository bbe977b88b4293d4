import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer as createSecure } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { createServer, request as forward } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bearerToken, headersOf, isProxyAddress, proxyOf } from '../../cli/api-access.ts';
import { readSettings } from '../../cli/environment.ts';
import { Stop, formatProblem } from '../../cli/problem.ts';
import { ask } from '../../config/calls/ask.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { good, status } from '../support/faulty-api.ts';
import { buildFolder, runSite } from '../support/run-site.ts';
import { sharedSmallProject } from '../support/small-project.ts';

const token = 'tok-8f3a91c2e4';
const key = 'key-77d0b1a9';
const access = { headers: { authorization: `Bearer ${token}`, 'x-api-key': key }, proxy: null };
const program = { root: '/project', tasks: '', code: 'c', engine: 'e', siteFiles: 's', searching: 'x', drawing: 'd' };

describe('credentials', () => {
  it('are read from the environment', () => {
    const { access: read } = readSettings({
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
        readSettings({ program, env: { [name]: value } });
      } catch (failure) {
        return failure instanceof Stop ? failure.problems.map(formatProblem).join('\n') : '';
      }
      return 'taken';
    };
    expect(told()).toContain(`invalid ${name}`);
    expect(told()).not.toContain('secret');
  });

  it('that would be sent unencrypted to another machine cause a warning', () => {
    const warnings = (api: string) => readSettings({ program, env: { SITE_API: api, SITE_API_TOKEN: token } }).warnings;
    expect(warnings('http://api.example').map(({ what }) => what)).toEqual(['credentials are sent unencrypted']);
    for (const api of ['https://api.example', 'http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9'])
      expect(warnings(api), api).toEqual([]);
  });

  it('are sent with every call, in its retries too', async () => {
    const api = await startApi(status(503), good([]));
    const content = startContent({ base: api.base, cache: await temporaryFolder(), access });
    await content.answer(ask('blogType'));
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
    await content.answer(ask('blogType'));
    const told = JSON.stringify(content.report());
    expect(told).toContain('*** and *** may not');
    expect(told).not.toMatch(new RegExp(`${token}|${key}`));
  });

  it('are neither in what a build prints nor in any file that it writes', async () => {
    const [small, build] = await Promise.all([sharedSmallProject(), buildFolder()]);
    onTestFinished(() => Promise.all([small.remove(), build.remove()]).then(() => undefined));
    const api = await startApi(status(401, {}, JSON.stringify({ msg: `no such key: ${token}` })));
    const ended = await runSite(['generate', '--json', '--force'], {
      project: small.project,
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
    const files = await readdir(build.folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      expect(await readFile(join(file.parentPath, file.name), 'latin1'), file.name).not.toMatch(
        new RegExp(`${token}|${key}`),
      );
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

  it('forwards all calls except those to hosts in no_proxy', async () => {
    const api = await startApi(good([]));
    const forwarded: string[] = [];
    const proxy = createServer((request, response) => {
      forwarded.push(request.url ?? '');
      const onward = forward(request.url ?? '', { method: request.method, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void proxy.close());
    const httpProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const through = async (noProxy: string) => {
      const cache = await temporaryFolder();
      const content = startContent({ base: api.base, cache, access: { headers: {}, proxy: { httpProxy, noProxy } } });
      return (await content.answer(ask('blogType'))).source;
    };
    expect(await through('other.example')).toBe('fresh');
    expect(forwarded).toEqual([`${api.base}/api/v2/blog/client/type`]);
    expect(await through('127.0.0.1')).toBe('fresh');
    expect(forwarded).toHaveLength(1);
  });
});

it('an API at an https address is called if its issuer is trusted, through a tunnel if there is a proxy', async () => {
  const folder = await temporaryFolder();
  const [small, build] = await Promise.all([sharedSmallProject(), buildFolder()]);
  onTestFinished(() => Promise.all([small.remove(), build.remove()]).then(() => undefined));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
  ];
  execFileSync('openssl', ['req', ...options], { stdio: 'ignore', cwd: folder });
  const [secretKey, cert] = await Promise.all(['key.pem', 'cert.pem'].map((name) => readFile(join(folder, name))));
  const asked: string[] = [];
  const api = createSecure({ key: secretKey!, cert: cert! }, (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"res":200,"success":true,"data":[]}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
  const tunnels: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    const onward = connect((api.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const base = `https://localhost:${(api.address() as AddressInfo).port}`;
  const generate = (env: Record<string, string>) =>
    runSite(['generate', '--json', '--force'], {
      project: small.project,
      env: { ...build.env, SITE_API: base, ...env },
    });
  expect((await generate({})).stdout).toContain('is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)');
  expect(asked).toEqual([]);
  const https_proxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  await generate({ NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'), https_proxy });
  expect(asked).toContain('/api/v2/blog/client/type');
  expect(new Set(tunnels)).toEqual(new Set([new URL(base).host]));
});
