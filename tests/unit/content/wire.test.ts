import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { call } from '../../../cli/define/call.ts';
import { describe as place, wireOf } from '../../../cli/content/wire.ts';

const row = (method: 'GET' | 'POST', path: string) =>
  call({
    method,
    path,
    base: 'default',
    about: '',
    request: z.record(z.string(), z.any()),
    data: z.null(),
    empty: null,
  });

describe('a call on the wire', () => {
  it('has its GET parameters sorted and escaped, without the undefined ones', () => {
    const request = { b: '新&闻', a: 1, c: undefined, d: true };
    expect(wireOf({ row: row('GET', '/list'), request, prefix: '/gate' })).toEqual({
      method: 'GET',
      path: '/gate/list?a=1&b=%E6%96%B0%26%E9%97%BB&d=true',
      body: null,
    });
  });

  it('has no question mark without parameters', () => {
    expect(wireOf({ row: row('GET', '/list'), request: {}, prefix: '' }).path).toBe('/list');
  });

  it('has the parameters of its path only in the path', () => {
    expect(wireOf({ row: row('GET', '/demo/{id}'), request: { id: 'a/../b', x: 1 }, prefix: '' }).path).toBe(
      '/demo/a%2F..%2Fb?x=1',
    );
  });

  it('has the other parameters as a JSON body', () => {
    expect(wireOf({ row: row('POST', '/list'), request: { b: 1, a: undefined }, prefix: '' })).toEqual({
      method: 'POST',
      path: '/list',
      body: '{"b":1}',
    });
  });

  it('is named with what was sent, cut to a length that can be read', () => {
    expect(place({ method: 'POST', path: '/list', body: '{"a":1}' }, 'http://api.example')).toBe(
      'POST http://api.example/list {"a":1}',
    );
    const long = place({ method: 'POST', path: '/list', body: 'x'.repeat(500) }, '');
    expect(long).toBe(`POST /list "${'x'.repeat(200)}…"`);
  });
});
