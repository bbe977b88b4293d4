import { describe, expect, it } from 'vitest';
import { standIn } from './support/stand-in.ts';

const nav = '/api/v2/blog/client/nav';

describe('the fault page', () => {
  it('makes a call fail in the way that was chosen, and puts it right again', async () => {
    const { url, form } = await standIn();
    const good = await (await fetch(url + nav)).text();
    const set = (blogNav: string) => form('/faults', { blogNav });
    for (const [fault, status, body] of [
      ['500', 500, { res: 500, msg: 'a fault was set: 500' }],
      ['400', 400, { res: 400, msg: '这个号码今天提交得太多了' }],
      ['404', 404, { res: 404, msg: 'a fault was set: 404' }],
      ['429', 429, { res: 429, msg: 'a fault was set: 429' }],
      ['shape', 200, { res: 200, data: ['a fault was set: this is not the shape of the call'] }],
      ['empty', 200, { res: 200, data: [] }],
    ] as const) {
      expect((await set(fault)).headers.get('location')).toBe('/faults');
      const response = await fetch(url + nav);
      expect([response.status, await response.json()], fault).toEqual([status, body]);
    }
    expect(await (await fetch(`${url}/faults`)).text()).toMatch(/\b1 of \d\d calls fail\./);
    await form('/faults', { blogNav: '500', reset: '1' });
    expect(await (await fetch(url + nav)).text()).toBe(good);
    expect(await (await fetch(`${url}/faults`)).text()).toContain('No call fails.');
  });

  it('breaks the connection of a call, or answers it with a page', async () => {
    const { url, form } = await standIn();
    await form('/faults', { blogNav: 'reset', blogType: 'html' });
    await expect(fetch(url + nav)).rejects.toThrow('fetch failed');
    expect(await (await fetch(`${url}/api/v2/blog/client/type`)).text()).toBe(
      '<!doctype html>\n<title>Bad gateway</title>',
    );
  });

  it('lets a call hang until the API ends', async () => {
    const { url, form, api } = await standIn();
    await form('/faults', { blogNav: 'hang' });
    const hanging = fetch(url + nav).then(
      () => 'answered',
      () => 'cut off',
    );
    // Another call is answered meanwhile.
    expect((await fetch(`${url}/api/v2/blog/client/type`)).status).toBe(200);
    await api.close();
    expect(await hanging).toBe('cut off');
  });

  it('is for this machine alone: not through a proxy, not from another site', async () => {
    const { url, form } = await standIn();
    for (const headers of [{ 'x-forwarded-for': '203.0.113.1' }, { origin: 'https://evil.example' }]) {
      const response = await form('/faults', { blogNav: '500' }, headers);
      expect([response.status, await response.json()]).toEqual([
        403,
        { res: 403, msg: '/faults is available on this machine only' },
      ]);
    }
    expect((await fetch(url + nav)).status).toBe(200);
  });
});
