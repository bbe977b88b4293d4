import { createServer as createSecure } from 'node:https';
import { createServer as createPlain } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { assertAnyGood } from '../../cli/pipeline/content-source.ts';
import type { ProxySettings } from '../../cli/api-access.ts';
import type { Stop } from '../../cli/problem.ts';
import { request } from '../../config/calls/request.ts';
import { selfSigned } from '../support/certificate.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { body, errorPage, good, hang, status } from '../support/faulty-api.ts';
import { listen } from '../support/listen.ts';
import { freePort } from '../support/nginx.ts';
import { startProxy } from '../support/small-proxy.ts';

/** Why every call failed, and what to do, in the message that ends the build; null when a call succeeded. */
async function advice({
  base,
  proxy = null,
  callTime = 1500,
}: {
  base: string;
  proxy?: ProxySettings | null;
  callTime?: number;
}) {
  const content = startContent({
    base,
    cache: await temporaryFolder(),
    callTime,
    access: { headers: {}, proxy },
  });
  await Promise.all([content.fetch(request('blogType')), content.fetch(request('navigation'))]);
  try {
    assertAnyGood({ content, settings: { cache: '/cache' } as never, offline: false });
    return null;
  } catch (failure) {
    const [{ why, fix }] = (failure as Stop).problems as [Stop['problems'][number]];
    return { why, fix };
  }
}

async function secureServer(names?: string) {
  const { key, cert } = await selfSigned({ folder: await temporaryFolder(), ...(names !== undefined && { names }) });
  const server = createSecure({ key, cert }, (_, response) => response.end('{"res":200,"data":[]}'));
  onTestFinished(() => void server.close());
  return listen(server);
}

async function closingServer() {
  const server = createPlain((socket) => socket.on('error', () => undefined).destroy());
  onTestFinished(() => void server.close());
  return listen(server);
}

const variables = (host: string) =>
  `check http_proxy and https_proxy, or add ${host} to no_proxy if no proxy is needed`;

it('a refused connection ends with the address and SITE_API', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  expect(await advice({ base: `http://${host}` })).toEqual({
    why: `nothing accepts connections at ${host}`,
    fix: `check that the content API runs at http://${host} and that SITE_API names it`,
  });
});

it('a host name without address ends with SITE_API', async () => {
  const told = await advice({ base: 'http://nosuch.invalid' });
  expect(told!.why).toMatch(/^the host name nosuch\.invalid has no address \((?:ENOTFOUND|EAI_AGAIN)\)$/);
  expect(told!.fix).toBe('check that the content API runs at http://nosuch.invalid and that SITE_API names it');
});

it('a certificate of an unknown authority ends with NODE_EXTRA_CA_CERTS', async () => {
  const host = `localhost:${await secureServer()}`;
  expect(await advice({ base: `https://${host}` })).toEqual({
    why: `the certificate of ${host} is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)`,
    fix: `set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that issued the one of ${host}`,
  });
});

it('https to a server without TLS ends with http', async () => {
  const { base } = await startApi(good([]));
  const told = await advice({ base: base.replace('http:', 'https:') });
  expect(told!.why).toMatch(/^127\.0\.0\.1:\d+ does not speak TLS \((?:EPROTO|ERR_SSL_\w+)\)$/);
  expect(told!.fix).toBe('use http:// instead of https:// in SITE_API');
});

it.each([401, 403])('%i ends with the credentials', async (code) => {
  const { base } = await startApi(status(code));
  expect((await advice({ base }))!.fix).toBe(
    `set SITE_API_TOKEN or SITE_API_HEADERS to credentials that the content API at ${base} accepts`,
  );
});

it.each([
  ['404', status(404), /^it answered 404 Not Found$/, /^check that SITE_API names a content API, and that the one at/],
  ['no response in time', hang, /^no complete response within/, /^check why the content API is slow/],
  ['HTML', errorPage, /is not JSON \("text\/html"\)/, /^check that SITE_API is the address of a content API, and/],
  ['a redirect', status(302, { location: 'https://a.example/' }), /redirects to/, /^set SITE_API to the address that/],
  ['an error of the API', body('{"res":500}'), /reports an error/, /^check in the content API why .* fails for/],
])('%s ends with its own advice', async (_, behaviour, why, fix) => {
  const { base } = await startApi(behaviour);
  const told = await advice({ base });
  expect(told!.why).toMatch(why);
  expect(told!.fix).toMatch(fix);
});

it('different causes end with the advice for each, the most frequent first', async () => {
  const { base } = await startApi(status(404), status(401));
  const told = await advice({ base });
  expect(told!.why.split('; ').sort()).toEqual(['it answered 401 Unauthorized', 'it answered 404 Not Found']);
  expect(told!.fix).toContain('SITE_API_TOKEN');
  expect(told!.fix).toContain('this call and this record');
});

it.each(['http', 'https'])(
  'a proxy of %s that is down, or without address, ends with the variables',
  async (scheme) => {
    const base = `${scheme}://api.example`;
    const host = `127.0.0.1:${await freePort()}`;
    const proxied = (proxy: string) =>
      advice({ base, proxy: { httpProxy: `http://${proxy}`, httpsProxy: `http://${proxy}` } });
    expect(await proxied(host)).toEqual({
      why: `nothing accepts connections at the proxy ${host}`,
      fix: variables('api.example'),
    });
    expect((await proxied('nosuch.invalid:3128'))!.why).toMatch(/^the host name nosuch\.invalid of the proxy has no/);
    const closing = await proxied(`127.0.0.1:${await closingServer()}`);
    expect(closing!.why).toMatch(/^the connection closed before the response was complete/);
    expect(closing!.fix).toBe(variables('api.example'));
  },
);

it.each(['http', 'https'])('a proxy of %s that requires a password ends with how to give it', async (scheme) => {
  const { host } = await startProxy({ user: 'ci:p4ss-w0rd' });
  const proxied = (user: string) =>
    advice({
      base: `${scheme}://api.example`,
      proxy: { httpProxy: `http://${user}${host}`, httpsProxy: `http://${user}${host}` },
    });
  for (const user of ['', 'ci:wr0ng-w0rd@']) {
    const told = await proxied(user);
    expect(told!.why).toContain('407 Proxy Authentication Required');
    expect(told!.fix).toBe(
      `write the user and password of the proxy in http_proxy and https_proxy: http://user:password@${host}`,
    );
    expect(JSON.stringify(told)).not.toContain('wr0ng');
  }
});

it('a proxy that refuses a host ends with the variables', async () => {
  const { host } = await startProxy({ refuses: 403 });
  const proxy = { httpProxy: `http://${host}` };
  expect(await advice({ base: 'https://api.example', proxy })).toEqual({
    why: `the proxy ${host} answered 403 Forbidden to the connection to api.example`,
    fix: variables('api.example'),
  });
  const forwarded = await advice({ base: 'http://api.example', proxy });
  expect(forwarded!.why).toBe('it answered 403 Forbidden');
  expect(forwarded!.fix).toMatch(/^set SITE_API_TOKEN .*; if the proxy 127\.0\.0\.1:\d+ refuses it, check http_proxy/);
});

it.each(['http', 'https'])('a proxy of %s that cannot reach the host is named', async (scheme) => {
  const { host } = await startProxy();
  const target = `127.0.0.1:${await freePort()}`;
  const told = await advice({ base: `${scheme}://${target}`, proxy: { httpProxy: `http://${host}` } });
  expect(told!.why).toContain('answered 502 Bad Gateway');
  expect(told!.fix).toContain(variables('127.0.0.1'));
});

it('the certificate of an API behind a tunnel is its own', async () => {
  const { host } = await startProxy();
  const api = `localhost:${await secureServer()}`;
  const told = await advice({ base: `https://${api}`, proxy: { httpsProxy: `http://${host}` } });
  expect(told!.why).toBe(`the certificate of ${api} is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)`);
  expect(told!.fix).toContain('NODE_EXTRA_CA_CERTS');
});

it('a response through a proxy may not be larger than any other', async () => {
  const { host } = await startProxy();
  const { base } = await startApi(body(' '.repeat(3000)));
  const content = startContent({
    base,
    cache: await temporaryFolder(),
    bodyLimit: 2000,
    access: { headers: {}, proxy: { httpProxy: `http://${host}` } },
  });
  await content.fetch(request('blogType'));
  expect(content.report().failures[0]!.problem.why).toBe('the response is larger than 2000 bytes');
});
