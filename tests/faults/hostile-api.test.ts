import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOf } from '../../cli/embedded-api/contract/example-of.ts';
import type { ContentOptions } from '../../cli/content/content-client.ts';
import { type CallRequest, request } from '../../config/calls/request.ts';
import definition from '../../config/index.ts';
import { startContent, temporaryFolder } from '../support/content-client.ts';
import { type Behaviour, body, drip, type FaultyApi, good, openFaultyApi, status } from '../support/faulty-api.ts';

let api: FaultyApi;
/** Bytes that each response sent. */
let sent: number[];

beforeAll(async () => {
  api = await openFaultyApi(good([]));
});
afterAll(() => api.close());
beforeEach(() => {
  api.seen.length = 0;
  sent = [];
});

const { calls } = definition;
const names = Object.keys(calls);
const asks = Object.entries(calls).map(([call, { request }]) => ({ call, request: exampleOf(request) }) as CallRequest);
/** Bytes of an answer at most. */
const bodyLimit = 1_000_000;

/** Makes every call of the contract at once. */
async function everyCall(behaviour: Behaviour, options: Partial<ContentOptions> = {}) {
  api.behave((exchange) => {
    const { socket } = exchange.request;
    const before = socket.bytesWritten;
    socket.once('close', () => sent.push(socket.bytesWritten - before));
    return behaviour(exchange);
  });
  const content = startContent({
    base: api.base,
    cache: await temporaryFolder(),
    concurrency: names.length,
    bodyLimit,
    ...options,
  });
  const answers = await Promise.all(asks.map((one) => content.fetch(one)));
  const { failures } = content.report();
  await content.close();
  return { answers, failures };
}

const json = { 'content-type': 'application/json' };

/** Bytes on the wire as they are, and the end of the connection. */
const raw =
  (text: string): Behaviour =>
  ({ request }) =>
    request.socket.end(text);

/** Writes the same piece as long as somebody reads. */
const endless =
  (head: string, piece: string): Behaviour =>
  ({ request: { socket } }) => {
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', more).write(head);
    more();
  };

const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
const slow = 'no complete response within 400 ms';
const large = 'the response is larger than 1 MB';

const attacks: Record<string, { behaviour: Behaviour; why: string | RegExp; options?: Partial<ContentOptions> }> = {
  'an endless body': {
    behaviour: endless('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', chunk),
    why: large,
  },
  'an endless body of an error': {
    behaviour: endless('HTTP/1.1 500 Oops\r\nTransfer-Encoding: chunked\r\n\r\n', chunk),
    why: large,
  },
  'endless headers': {
    behaviour: endless('HTTP/1.1 200 OK\r\n', `X-More: ${'x'.repeat(1000)}\r\n`),
    why: 'the response is not valid HTTP (UND_ERR_HEADERS_OVERFLOW)',
  },
  'a header of 1 MB': {
    behaviour: raw(`HTTP/1.1 200 OK\r\nX-Large: ${'x'.repeat(1_000_000)}\r\n\r\n{}`),
    why: 'the response is not valid HTTP (UND_ERR_HEADERS_OVERFLOW)',
  },
  'endless announcements of an answer': {
    behaviour: endless('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    why: 'it sends informational responses (1xx), and no response',
  },
  'an answer that drips': { behaviour: drip, why: slow, options: { callTime: 400 } },
  'headers that drip': {
    behaviour: ({ request: { socket } }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('X-A: b\r\n'), 20);
      socket.once('close', () => clearInterval(timer));
    },
    why: slow,
    options: { callTime: 400 },
  },
  'a body that is a thousand times as large when unpacked': {
    behaviour: body(gzipSync(Buffer.alloc(1_000_000_000, ' '), { level: 9 }), { ...json, 'content-encoding': 'gzip' }),
    why: large,
  },
  'a redirect to itself': {
    behaviour: ({ request, response }) => response.writeHead(302, { location: request.url }).end(),
    why: /^it answered 302 and redirects to "\/api\/v2\//,
  },
  'a redirect to another host': {
    behaviour: ({ response }) =>
      response.writeHead(307, { location: `${api.base.replace('127.0.0.1', 'localhost')}/other` }).end(),
    why: /^it answered 307 and redirects to "http:\/\/localhost:\d+\/other"$/,
  },
  'a control character in a header': {
    behaviour: raw('HTTP/1.1 301 Moved\r\nLocation: \u007f2J\r\nContent-Length: 0\r\n\r\n'),
    why: 'the response is not valid HTTP (HTTPParserError)',
  },
  'a length that is too small': {
    behaviour: raw('HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"res":200,"data":[]}'),
    why: /^the response is not JSON \("no content type"\): it begins with "\{\\"res\\":200,"|^the connection closed/,
  },
  'a length that is too large': {
    behaviour: raw('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"res":200,"data":[]}'),
    why: /^the connection closed before the response was complete \(UND_ERR_SOCKET\)/,
  },
  'a length that no number can hold': {
    behaviour: raw(`HTTP/1.1 200 OK\r\nContent-Length: ${'9'.repeat(30)}\r\n\r\n{"res":200,"data":[]}`),
    why: /^the response is not valid HTTP \((?:HTTPParserError|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)\)$/,
  },
  'two lengths': {
    behaviour: raw('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 21\r\n\r\n{"res":200,"data":[]}'),
    why: /^the response is not valid HTTP \((?:HTTPParserError|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)\)$/,
  },
  'a chunk of minus one byte': {
    behaviour: raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n'),
    why: /^the response is not valid HTTP \((?:HTTPParserError|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)\)$/,
  },
  'no HTTP at all': {
    behaviour: raw('SSH-2.0-OpenSSH_9.2\r\n'),
    why: /^the response is not valid HTTP \((?:HTTPParserError|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)\)$/,
  },
  'a picture that is said to be JSON': {
    behaviour: body(Buffer.from('89504e470d0a1a0a', 'hex'), json),
    why: 'the response is not UTF-8 text ("application/json")',
  },
  'a page that is said to be JSON': {
    behaviour: body('<script>go()</script>', json),
    why: 'the response is not JSON ("application/json"): it begins with "<script>go()</script>"',
  },
  'UTF-16': {
    behaviour: body(Buffer.from('\ufeff{"res":200,"data":[]}', 'utf16le'), json),
    why: 'the response is not UTF-8 text ("application/json")',
  },
  'a body that is said to be compressed': {
    behaviour: body('{"res":200,"data":[]}', { ...json, 'content-encoding': 'gzip' }),
    why: 'the response is not valid gzip (Z_DATA_ERROR)',
  },
  'a compressed body that is cut off': {
    behaviour: body(gzipSync('{"res":200,"data":[]}').subarray(0, 20), { ...json, 'content-encoding': 'gzip' }),
    why: 'the response is not valid gzip (Z_BUF_ERROR)',
  },
  'four hundred thousand levels': {
    behaviour: body(`{"res":200,"data":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
    why: 'the response has more than 64 levels',
  },
  'a list of 300,000 entries': {
    behaviour: good(Array(300_000).fill(1)),
    why: 'the response has a list of more than 5000 entries',
  },
  'a status that does not exist': {
    behaviour: raw('HTTP/1.1 999 \u001b[2J\r\nContent-Length: 0\r\n\r\n'),
    why: /^it answered 999/,
  },
  'a wait of a thousand years': {
    behaviour: status(503, { 'retry-after': '31536000000' }),
    why: /^it answered 503 Service Unavailable, with a Retry-After of 31536000000 s, longer/,
  },
};

describe.each(Object.entries(attacks))('%s', (_, { behaviour, why, options }) => {
  it('each failure names its call and ends within the limits of a call', async () => {
    const memory = process.resourceUsage().maxRSS;
    const { answers, failures } = await everyCall(behaviour, options);
    expect(answers.map(({ source }) => source)).toEqual(names.map(() => 'empty'));
    expect(failures.map(({ call }) => call)).toEqual([...names].sort());
    for (const { call, problem } of failures) {
      const { method, path } = calls[call]!;
      expect(problem.what).toBe(`${call} failed; rendering its pages without data`);
      expect(problem.where.startsWith(`${method} ${api.base}${path.replace(/\{.*/, '')}`)).toBe(true);
      if (typeof why === 'string') expect(problem.why).toBe(why);
      else expect(problem.why).toMatch(why);
      expect(`${problem.why}${problem.fix}`).not.toMatch(/\p{Cc}/u);
    }
    // Nothing is followed, and no call is made more than six times.
    expect(api.seen.filter(({ url }) => url.includes('other'))).toEqual([]);
    expect(api.seen.length).toBeLessThanOrEqual(names.length * 6);
    // What is on its way when a connection is cut off is in the buffers of the system.
    for (const bytes of sent) expect(bytes).toBeLessThan(30_000_000);
    // In kilobytes. The thousandfold answer alone is 25 GB in all.
    expect(process.resourceUsage().maxRSS - memory).toBeLessThan(1_000_000);
  });
});

describe('a response followed by another one', () => {
  it('is not taken for the response of the next call', async () => {
    const second = JSON.stringify({ res: 200, data: [{ id: 'evil', name: 'evil' }] });
    const smuggled: Behaviour = ({ request }) =>
      request.socket.write(
        `HTTP/1.1 200 OK\r\nContent-Length: 21\r\n\r\n{"res":200,"data":[]}HTTP/1.1 200 OK\r\nContent-Length: ${second.length}\r\n\r\n${second}`,
      );
    api.behave(smuggled, good([{ id: 'news', name: '新闻' }]));
    const content = startContent({ base: api.base, cache: await temporaryFolder(), concurrency: 1 });
    await content.fetch(request('caseType'));
    const { read } = await content.fetch(request('blogType'));
    expect(await read()).toEqual([{ id: 'news', name: '新闻' }]);
  });
});
