import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../config/calls/index.ts';
import { ask, names, requests, running } from './support/running-api.ts';

const list = calls.blogList.path;

async function told(response: Response) {
  return { status: response.status, body: await response.json() };
}

describe('a request whose parameters do not fit', () => {
  it.each([
    [
      {},
      'page: Invalid input: expected number, received undefined; pageSize: Invalid input: expected number, received undefined',
      ['page', 'pageSize'],
    ],
    [{ page: 0, pageSize: 20 }, 'page: Too small: expected number to be >=1', ['page']],
    [{ page: 1.5, pageSize: 20 }, 'page: Invalid input: expected int, received number', ['page']],
    [{ page: '1', pageSize: 20 }, 'page: Invalid input: expected number, received string', ['page']],
    [{ page: 1, pageSize: 101 }, 'pageSize: Too big: expected number to be <=100', ['pageSize']],
    [{ page: 1, pageSize: 20, type: '' }, 'type: Too small: expected string to have >=1 characters', ['type']],
    [[], 'body: Invalid input: expected object, received array', ['body']],
  ])('is 400 and names the field: %j', async (request, msg, fields) => {
    const response = await ask(await running(), 'blogList', request);
    expect(await told(response)).toEqual({ status: 400, body: { res: 400, msg, fields } });
    expect(response.headers.get('etag')).toBeNull();
  });

  it('is 400 in a query too', async () => {
    expect(await told(await ask(await running(), 'blogData', { data_type: 'cover' }))).toEqual({
      status: 400,
      body: {
        res: 400,
        msg: 'data_type: Invalid option: expected one of "banner"|"activity"|"link"|"blogcover"',
        fields: ['data_type'],
      },
    });
  });

  it('takes the parameters at their limits', async () => {
    const api = await running();
    expect((await ask(api, 'blogList', { page: 1, pageSize: 100 })).status).toBe(200);
    expect((await ask(api, 'blogDetail', { id: 'x'.repeat(128) })).status).toBe(404);
    expect((await ask(api, 'blogDetail', { id: 'x'.repeat(129) })).status).toBe(400);
  });
});

describe('a body', () => {
  it('that is not JSON is 400', async () => {
    const api = await running();
    const response = await fetch(api.url + list, { method: 'POST', body: '{"page":' });
    expect(await told(response)).toEqual({ status: 400, body: { res: 400, msg: 'the body is not JSON' } });
  });

  it('may have 65536 bytes and no more', async () => {
    const api = await running();
    const json = JSON.stringify({ page: 1, pageSize: 20 });
    const post = (bytes: number) => fetch(api.url + list, { method: 'POST', body: json.padEnd(bytes, ' ') });
    expect((await post(65_536)).status).toBe(200);
    for (const bytes of [65_537, 5_000_000]) {
      expect(await told(await post(bytes))).toEqual({
        status: 413,
        body: { res: 413, msg: 'the body is longer than 65536 bytes' },
      });
    }
  });

  it('that fails does not affect the other jobs', async () => {
    const api = await running();
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end(`POST ${list} HTTP/1.1\r\nHost: api\r\nContent-Length: 100\r\n\r\n{"page"`);
    socket.resume();
    await once(socket, 'close');
    expect((await ask(api, 'blogList', requests.blogList)).status).toBe(200);
  });
});

describe('an address', () => {
  it.each(['/', '/api/v2/blog/client/nav/', '/api/v2/blog', '//'])('that is no call is 404: %s', async (path) => {
    const response = await fetch((await running()).url + path);
    expect(await told(response)).toEqual({ status: 404, body: { res: 404, msg: `unknown path ${path}` } });
  });

  it.each(names)('asked with another method than its own is 405 and names its own: %s', async (name) => {
    const { method, path: pattern } = calls[name];
    const path = pattern.replace('{id}', 'im-demo');
    for (const other of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => one !== method)) {
      const response = await fetch((await running()).url + path, { method: other });
      expect(response.headers.get('allow')).toBe(method);
      expect(await told(response)).toEqual({ status: 405, body: { res: 405, msg: `${path} takes ${method}` } });
    }
  });
});

describe('an id of no article', () => {
  it('is 404', async () => {
    expect(await told(await ask(await running(), 'blogDetail', { id: 'nobody' }))).toEqual({
      status: 404,
      body: { res: 404, msg: 'blogDetail finds nothing for {"id":"nobody"}' },
    });
  });

  it('may be the name of something that every object has', async () => {
    expect((await ask(await running(), 'blogDetail', { id: 'constructor' })).status).toBe(404);
  });
});
