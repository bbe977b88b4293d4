import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { standIn } from './support/stand-in.ts';

const page = async (url: string) => (await fetch(`${url}/services`)).text();

describe('the stand-ins for services', () => {
  it('collect clicks, shares and messages, and show them escaped, the newest first', async () => {
    const { url } = await standIn();
    expect((await page(url)).match(/Nothing yet/g)).toHaveLength(3);
    const send = (kind: string, body: unknown) =>
      fetch(`${url}/services/${kind}`, { method: 'POST', body: JSON.stringify(body) });
    expect((await send('clicks', { clicks: [{ id: 'first' }, { id: '<b>second' }] })).status).toBe(204);
    await send('messages', { text: 'hello' });
    await send('shares', { method: 'config', appId: 'wx1' });
    const shown = await page(url);
    expect(shown.indexOf('&lt;b&gt;second')).toBeLessThan(shown.indexOf('>first<'));
    expect(shown).toContain('hello');
    expect(shown).toContain('wx1');
    expect(shown).not.toContain('<b>second');
  });

  it('keep a hundred of each, and take JSON by POST only', async () => {
    const { url } = await standIn();
    const clicks = Array.from({ length: 300 }, (_, index) => ({ id: `click-${index}` }));
    await fetch(`${url}/services/clicks`, { method: 'POST', body: JSON.stringify({ clicks }) });
    expect((await page(url)).match(/click-\d+/g)).toHaveLength(100);
    expect((await fetch(`${url}/services/clicks`, { method: 'POST', body: 'no JSON' })).status).toBe(400);
    expect((await fetch(`${url}/services/clicks`)).status).toBe(405);
    expect((await fetch(`${url}/services/none`)).status).toBe(404);
  });

  it('show what they collected to this machine only', async () => {
    const { url } = await standIn();
    const status = await new Promise((done, fail) => {
      const asked = request(`${url}/services`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        done(response.statusCode);
      });
      asked.on('error', fail).end();
    });
    expect(status).toBe(403);
  });
});
