import { describe, expect, it } from 'vitest';
import type { ContentOptions } from '../../cli/content/content-client.ts';
import { request } from '../../config/calls/request.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { freePort } from '../support/nginx.ts';
import {
  body,
  bomb,
  drip,
  errorPage,
  good,
  hang,
  reset,
  status,
  truncated,
  type Behaviour,
} from '../support/faulty-api.ts';

const types = [{ id: 'news', name: '新闻' }];

type Case = {
  fault: string;
  behaviour: Behaviour;
  cause: string;
  why: string;
  fix: string;
  requests: number;
  options?: Partial<ContentOptions>;
};

const log = 'look for this request in the log of the content API at <base>';
const names = 'check that SITE_API is the address of a content API, and that no proxy responds in its place';
const record = 'fix the record in the content system, or the schema of blogType in config/calls';
const slow = 'check why the content API is slow, or build with a lower --concurrency';
const pages = 'have the content API paginate lists and send pictures as URLs';
const fails = 'check in the content API why blogType fails for this request';

const cases: Case[] = [
  {
    fault: 'a 503 that stays',
    behaviour: status(503),
    cause: 'status',
    why: 'it answered 503 Service Unavailable, in the last of 6 attempts',
    fix: log,
    requests: 6,
  },
  {
    fault: 'a 500 that says why',
    behaviour: status(500, {}, '{"msg":"database\\u001b[2J away"}'),
    cause: 'status',
    why: 'it answered 500 Internal Server Error and says "database [2J away", in the last of 6 attempts',
    fix: log,
    requests: 6,
  },
  {
    fault: 'a 404',
    behaviour: status(404),
    cause: 'status',
    why: 'it answered 404 Not Found',
    fix: 'check that SITE_API names a content API, and that the one at <base> has this call and this record',
    requests: 1,
  },
  {
    fault: 'a 400',
    behaviour: status(400),
    cause: 'status',
    why: 'it answered 400 Bad Request',
    fix: 'check that SITE_API names a content API, and that the one at <base> has this call and this record',
    requests: 1,
  },
  {
    fault: 'a 401',
    behaviour: status(401),
    cause: 'status',
    why: 'it answered 401 Unauthorized',
    fix: 'set SITE_API_TOKEN or SITE_API_HEADERS to credentials that the content API at <base> accepts',
    requests: 1,
  },
  {
    fault: 'a 412 that was not asked for',
    behaviour: status(412),
    cause: 'status',
    why: 'it answered 412 Precondition Failed',
    fix: 'check that SITE_API names a content API, and that the one at <base> has this call and this record',
    requests: 1,
  },
  {
    fault: 'a 429 that asks to wait too long',
    behaviour: status(429, { 'retry-after': '60' }),
    cause: 'status',
    why: 'it answered 429 Too Many Requests, with a Retry-After of 60 s, longer than the call may take',
    fix: 'build with a lower --concurrency',
    requests: 1,
  },
  {
    fault: 'a redirect',
    behaviour: status(302, { location: 'https://login.example/' }),
    cause: 'redirect',
    why: 'it answered 302 and redirects to "https://login.example/"',
    fix: 'set SITE_API to the address that the server redirects to, instead of <base>',
    requests: 1,
  },
  {
    fault: 'silence',
    behaviour: hang,
    cause: 'timeout',
    why: 'no complete response within 150 ms',
    fix: slow,
    requests: 1,
    options: { callTime: 150 },
  },
  {
    fault: 'an answer that drips',
    behaviour: drip,
    cause: 'timeout',
    why: 'no complete response within 150 ms',
    fix: slow,
    requests: 1,
    options: { callTime: 150 },
  },
  {
    fault: 'a reset',
    behaviour: reset,
    cause: 'unreachable',
    why: 'the connection closed before the response was complete (ECONNRESET), in the last of 6 attempts',
    fix: log,
    requests: 6,
  },
  {
    fault: 'a truncated body',
    behaviour: truncated,
    cause: 'unreachable',
    why: 'the connection closed before the response was complete (UND_ERR_SOCKET), in the last of 6 attempts',
    fix: log,
    requests: 6,
  },
  {
    fault: 'an error page with status 200',
    behaviour: errorPage,
    cause: 'content',
    why: 'the response is not JSON ("text/html"): it begins with "<!doctype html> <title>Bad gateway</title>"',
    fix: names,
    requests: 1,
  },
  {
    fault: 'an empty body',
    behaviour: body(''),
    cause: 'content',
    why: 'the response is empty',
    fix: names,
    requests: 1,
  },
  {
    fault: 'text in another encoding',
    behaviour: body(Buffer.from([0x7b, 0xd0, 0xc2, 0x7d]), { 'content-type': 'application/json; charset=gbk' }),
    cause: 'content',
    why: 'the response is not UTF-8 text ("application/json; charset=gbk")',
    fix: names,
    requests: 1,
  },
  {
    fault: 'an array',
    behaviour: body('[]'),
    cause: 'content',
    why: 'the response is JSON but an array, where an object is expected',
    fix: names,
    requests: 1,
  },
  {
    fault: 'an oversized body',
    behaviour: body(' '.repeat(3000)),
    cause: 'content',
    why: 'the response is larger than 2000 bytes',
    fix: pages,
    requests: 1,
    options: { bodyLimit: 2000 },
  },
  {
    fault: 'a body that is oversized when unpacked',
    behaviour: bomb(3000),
    cause: 'content',
    why: 'the response is larger than 2000 bytes',
    fix: pages,
    requests: 1,
    options: { bodyLimit: 2000 },
  },
  {
    fault: 'a wrapper that says failure',
    behaviour: body('{"res":500,"msg":"系统繁忙"}'),
    cause: 'wrapper',
    why: 'the response reports an error: res "500", "系统繁忙"',
    fix: fails,
    requests: 1,
  },
  {
    fault: 'a wrapper without a verdict',
    behaviour: body(JSON.stringify({ data: types })),
    cause: 'wrapper',
    why: 'the response reports an error: no res',
    fix: fails,
    requests: 1,
  },
  {
    fault: 'a misfit',
    behaviour: good([{ id: 'news', name: 7 }, { id: 'tech' }]),
    cause: 'misfit',
    why: 'blogType: data[0].name: expected string, received number, and 1 more',
    fix: record,
    requests: 1,
  },
  {
    fault: 'an answer without data',
    behaviour: body('{"res":200}'),
    cause: 'misfit',
    why: 'blogType: data: expected array, received undefined',
    fix: record,
    requests: 1,
  },
];

describe.each(cases)('$fault', ({ behaviour, cause, why, fix, requests, options }) => {
  it('falls back to empty data without a cached response, and reports it', async () => {
    const api = await startApi(behaviour);
    const content = startContent({ base: api.base, cache: await temporaryFolder(), ...options });
    const answer = await content.fetch(request('blogType'));
    expect([answer.source, await answer.read()]).toEqual(['empty', []]);
    const report = content.report();
    expect(report.failures.map(({ call, cause, used, problem }) => ({ call, cause, used, problem }))).toEqual([
      {
        call: 'blogType',
        cause,
        used: 'empty',
        problem: {
          severity: 'warning',
          what: 'blogType failed; rendering its pages without data',
          where: `GET ${api.base}/api/v2/blog/client/type`,
          why,
          fix: fix.replace('<base>', api.base),
        },
      },
    ]);
    expect(report.failures[0]?.result).toMatchObject({ success: false, message: '请求异常，请重试' });
    expect([report.requests, api.seen.length, report.anyGood]).toEqual([requests, requests, false]);
  });

  it('falls back to the cached response, and reports it', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    const before = await startContent({ base: api.base, cache }).fetch(request('blogType'));
    api.behave(behaviour);
    const content = startContent({ base: api.base, cache, ...options });
    const answer = await content.fetch(request('blogType'));
    expect([answer.source, answer.hash, await answer.read()]).toEqual(['stale', before.hash, types]);
    const { failures, sources, anyGood } = content.report();
    expect(failures.map(({ cause, used, problem }) => [cause, used, problem.what, problem.why])).toEqual([
      [cause, 'stale', 'blogType failed; using the last cached response', why],
    ]);
    expect([sources, anyGood]).toEqual([{ fresh: 0, unchanged: 0, trusted: 0, stale: 1, empty: 0 }, true]);
  });
});

describe('an unreachable API', () => {
  it('is reported as a build without any valid response, with the address', async () => {
    const base = await freeAddress();
    const content = startContent({ base: `${base}/gateway/`, cache: await temporaryFolder() });
    await Promise.all([content.fetch(request('blogType')), content.fetch(request('navigation'))]);
    const report = content.report();
    expect([report.anyGood, report.base]).toEqual([false, `${base}/gateway`]);
    expect(report.failures.map(({ problem }) => [problem.where, problem.why, problem.fix])).toEqual(
      ['/api/v2/blog/client/type', '/api/v2/navigation/client/list'].map((path) => [
        `GET ${base}/gateway${path}`,
        `nothing accepts connections at ${new URL(base).host}, in the last of 6 attempts`,
        `check that the content API runs at ${base}/gateway and that SITE_API names it`,
      ]),
    );
  });

  it('is no longer called after many calls without a response', async () => {
    const content = startContent({
      base: await freeAddress(),
      cache: await temporaryFolder(),
      callTime: 20,
      concurrency: 1,
    });
    const pages = Array.from({ length: 400 }, (_, index) => request('blogDetail', { id: `a${index}` }));
    await Promise.all(pages.map((page) => content.fetch(page)));
    const { failures, requests } = content.report();
    expect(failures).toHaveLength(400);
    const gone = failures.filter(({ cause }) => cause === 'gone');
    expect(gone.length).toBeGreaterThan(0);
    expect(gone[0]?.problem.why).toMatch(/^it is no longer called: the last \d+ calls in [\d.]+ m?s had no response$/);
    expect(requests).toBeLessThan(400 * 6);
  });
});

describe('a failed call', () => {
  it('carries the server’s error fields beside the fixed message', async () => {
    const api = await startApi(status(403, {}, '{"code":1403,"msg":"no","success":true}'));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    await content.fetch(request('blogType'));
    expect(content.report().failures[0]?.result).toEqual({
      code: 1403,
      msg: 'no',
      success: false,
      message: '请求异常，请重试',
    });
  });

  it('keeps user information of the address out of every message', async () => {
    const api = await startApi(status(404));
    const content = startContent({ base: api.base.replace('//', '//user:secret@'), cache: await temporaryFolder() });
    await content.fetch(request('blogType'));
    expect(JSON.stringify(content.report())).not.toContain('secret');
  });

  it('sends nothing when its own parameters are invalid', async () => {
    const api = await startApi(good({ total: 0, list: [] }));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    const answer = await content.fetch(request('blogList', { page: 0, pageSize: 20 }));
    expect(await answer.read()).toEqual({ total: 0, list: [] });
    expect(content.report().failures[0]?.problem).toEqual({
      severity: 'warning',
      what: 'blogList failed; rendering its pages without data',
      where: `POST ${api.base}/api/v2/blog/client/article/list {"page":0,"pageSize":20}`,
      why: 'blogList: request.page: Too small: expected number to be >=1',
      fix: 'fix the code that makes this request; see in config/calls what blogList takes',
    });
    expect(api.seen).toEqual([]);
  });

  it('does not stop the others', async () => {
    const api = await startApi(({ request, response }) =>
      (request.url === '/api/v2/blog/client/type' ? status(500) : good({}))({ request, response }),
    );
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    const [type, navigation] = await Promise.all([
      content.fetch(request('blogType')),
      content.fetch(request('navigation')),
    ]);
    expect([type.source, navigation.source, content.report().anyGood]).toEqual(['empty', 'fresh', true]);
  });
});

/** An address where nothing listens. */
const freeAddress = async () => `http://127.0.0.1:${await freePort()}`;
