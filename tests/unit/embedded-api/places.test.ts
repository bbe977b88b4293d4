import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { returnAddress } from '../../../config/local/stand-ins/return-address.ts';
import { browserCalls } from '../../../config/calls/browser.ts';
import { cookiesOf, origin, standIn } from './support/stand-in.ts';

const userInfo = '/api/v2/common/getUserInfo';

describe('a login', () => {
  it('sets the two cookies for this host alone, and leads back to the site', async () => {
    const { form } = await standIn();
    const response = await form(`/account/login?${new URLSearchParams({ referrer: `${origin}/im?from=x` })}`, {
      account: 'lin@example.com',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${origin}/im?from=x`]);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^urs_t=[0-9a-f]{32}; Path=\/; SameSite=Lax$/),
      'urs_u=lin%40example.com; Path=/; SameSite=Lax',
    ]);
  });

  it('asks again without an account, and escapes what it repeats', async () => {
    const { url, form } = await standIn();
    const again = await form('/account/login', { account: ' ' });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('请填写登录账号。');
    const page = await (await fetch(`${url}/account/register?from=%3Cscript%3E&x=%22%3E%3Cb%3E`)).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|<b>/);
  });

  it('leads nowhere else', () => {
    const to = (referrer: string | null) =>
      returnAddress({ referrer, host: 'localhost:8787', origins: [origin, 'http://en.localhost:8080'] });
    expect(to('http://en.localhost:8080/en/im')).toBe('http://en.localhost:8080/en/im');
    expect(to('http://localhost:8787/console/message')).toBe('/console/message');
    for (const evil of [
      null,
      '',
      '/im',
      '//evil.example',
      'https://evil.example/',
      'http://localhost:8080.evil.example/',
      'http://localhost:8080@evil.example/',
      'http://user@localhost:8080/',
      'https://localhost:8080/',
      'javascript:alert(1)',
      'http://localhost:8787//evil.example/',
      'http://localhost:8787/\\evil.example',
      `http://localhost:8080/${'x'.repeat(2000)}`,
    ])
      expect(to(evil), String(evil)).toBeNull();
  });

  it('is kept when it is a registration, with what came along', async () => {
    const { form, kept } = await standIn();
    await form('/account/register?h=media&t=media&from=im&invite=abc', { account: 'lin', company: '青禾' });
    expect(await kept('registrations')).toEqual([
      {
        received: '2026-05-28T20:26:40.000Z',
        loginAccount: 'lin',
        company: '青禾',
        h: 'media',
        t: 'media',
        from: 'im',
        invite: 'abc',
      },
    ]);
  });

  it('speaks the language of its host', async () => {
    const { url } = await standIn();
    const { hostname, port } = new URL(url);
    // fetch sets Host by itself.
    const page = await new Promise<string>((done, failed) => {
      request({ hostname, port, path: '/account/login', headers: { host: `en.localhost:${port}` } }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => done(text));
      })
        .on('error', failed)
        .end();
    });
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<h1>Log in</h1>');
  });
});

describe('the user menu', () => {
  it('has what the console says, until the logout', async () => {
    const { post, form } = await standIn();
    const cookie = cookiesOf(await form('/account/login', { account: '林' }));
    expect(await (await post(userInfo)).json()).toEqual({ success: false, message: '请先登录' });
    const info = async () =>
      browserCalls.userInfo.answer.parse(await (await post(userInfo, {}, { cookie })).json()).data;
    expect(await info()).toEqual({
      loginAccount: '林',
      realNameAuthStatus: 0,
      unReadMessageCount: 3,
      unClosedIssueCount: 1,
    });

    for (const [path, fields] of [
      ['message', { unread: '120' }],
      ['ticket', { unclosed: '0' }],
      ['profile', { status: '3' }],
    ] as const) {
      const changed = await form(`/console/${path}`, fields, { cookie });
      expect([changed.status, changed.headers.get('location')]).toEqual([303, `/console/${path}`]);
    }
    await form('/console/message', { unread: '-1' }, { cookie });
    expect(await info()).toEqual({
      loginAccount: '林',
      realNameAuthStatus: 3,
      unReadMessageCount: 120,
      unClosedIssueCount: 0,
    });

    const out = await post('/api/v2/common/userLogout', {}, { cookie });
    expect(browserCalls.userLogout.answer.parse(await out.json())).toEqual({ success: true, message: '已退出登录' });
    expect(out.headers.getSetCookie()).toEqual([
      'urs_t=; Path=/; SameSite=Lax; Max-Age=0',
      'urs_u=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect(await (await post(userInfo, {}, { cookie })).json()).toEqual({ success: false, message: '请先登录' });
    expect(await (await post('/api/v2/common/userLogout', {}, { cookie })).json()).toEqual({
      success: false,
      message: '您还没有登录',
    });
  });

  it('needs both cookies, of one account', async () => {
    const { post, form } = await standIn();
    const [token] = cookiesOf(await form('/account/login', { account: 'a' })).split('; ');
    for (const cookie of [token!, `${token}; urs_u=b`, 'urs_t=x; urs_u=a', 'urs_u=a']) {
      expect(await (await post(userInfo, {}, { cookie })).json(), cookie).toMatchObject({ success: false });
    }
  });
});

describe('the console', () => {
  it.each(['', '/profile', '/finance/account', '/message', '/ticket'])(
    'asks to log in, comes back, and shows its page: %s',
    async (path) => {
      const { url, form } = await standIn();
      const first = await fetch(`${url}/console${path}`, { redirect: 'manual' });
      expect(first.status).toBe(303);
      const login = await form(first.headers.get('location') ?? '', { account: 'lin' });
      expect(login.headers.get('location')).toBe(`/console${path}`);
      const page = await fetch(`${url}/console${path}`, { headers: { cookie: cookiesOf(login) } });
      expect(page.status).toBe(200);
      expect((await page.text()).match(/<h1>/g)).toHaveLength(1);
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    },
  );
});

describe('the documentation', () => {
  it('has an index, a page for each product with an SDK, and says when it has no such page', async () => {
    const { url } = await standIn();
    for (const path of ['/docs', '/docs/', '/docs/im', '/docs/whiteboard'])
      expect((await fetch(url + path)).status, path).toBe(200);
    expect((await fetch(`${url}/docs/nothing`)).status).toBe(404);
  });
});
