import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserCalls } from '../../../config/calls/browser.ts';
import { lead, sha256, standIn } from './support/stand-in.ts';
import { running } from './support/running-api.ts';

const common = '/api/v2/common';
const told = async (response: Response) => [response.status, ((await response.json()) as { msg: string }).msg];

describe('a signed call', () => {
  it('is accepted with the lower-case hex SHA-256 of its fields, and stored in a readable file', async () => {
    const { post, clock, kept } = await standIn();
    const signature = sha256(`13800000000${clock.now}`);
    const response = await post(`${common}/reportKejia`, lead(clock.now), { signature });
    expect(browserCalls.reportKejia.answer.parse(await response.json())).toEqual({ res: 200, msg: '提交成功' });
    const { timestamp: _timestamp, ...rest } = lead(clock.now);
    expect(await kept('leads')).toEqual([{ received: '2026-05-28T20:26:40.000Z', ...rest }]);
  });

  it('is refused without a signature, with another one, in capitals, or too late', async () => {
    const { post, clock, kept } = await standIn();
    const send = (timestamp: number, signature?: string) =>
      post(`${common}/reportKejia`, lead(timestamp), signature === undefined ? {} : { signature });
    const right = sha256(`13800000000${clock.now}`);
    expect(await told(await send(clock.now))).toEqual([401, 'the header signature is missing']);
    for (const wrong of ['x', right.toUpperCase(), sha256(`13800000001${clock.now}`)]) {
      expect(await told(await send(clock.now, wrong))).toEqual([
        403,
        'the signature does not match entity.mobile + timestamp',
      ]);
    }
    const old = clock.now - 5 * 60_000 - 1;
    expect(await told(await send(old, sha256(`13800000000${old}`)))).toEqual([
      403,
      'the timestamp is more than 5 minutes from now',
    ]);
    expect(await kept('leads')).toEqual([]);
  });

  it('names the field that does not fit before anything else', async () => {
    const { post, clock } = await standIn();
    const { entity, field, timestamp } = lead(clock.now);
    const response = await post(`${common}/reportKejia`, {
      entity: { ...entity, mobile: 'call me' },
      field: field.slice(1),
      timestamp,
    });
    expect(await response.json()).toEqual({
      res: 400,
      msg: 'entity.mobile: expected a telephone number; field: expected the fields source and channelOrigin',
      fields: ['entity.mobile', 'field'],
    });
  });
});

const permission = async ({ post, clock }: Awaited<ReturnType<typeof standIn>>, fileName: string) => {
  const query = new URLSearchParams({ fileName, timestamp: String(clock.now) });
  const response = await post(
    `${common}/uploadSurveyToken?${query}`,
    {},
    { signature: sha256(`${fileName}${clock.now}`) },
  );
  return browserCalls.uploadSurveyToken.answer.parse(await response.json()).data;
};

describe('the upload of evidence', () => {
  it('is allowed once for each token, and kept under the name that the token gave', async () => {
    const place = await standIn();
    const { url, fileName } = await permission(place, '截图.png');
    const send = () => fetch(place.url + url, { method: 'POST', body: 'GIF89a…' });
    expect(await (await send()).json()).toEqual({ res: 200, data: { fileName } });
    expect(fileName).toMatch(/^[0-9a-z]{8}-[0-9a-f]{8}-截图\.png$/);
    expect(await readFile(join(place.folder, 'uploads', fileName), 'utf8')).toBe('GIF89a…');
    expect(await told(await send())).toEqual([403, 'the token is unknown, used or too old']);
  });

  it('never leaves its folder, nor grows beyond its size', async () => {
    const place = await standIn();
    const query = new URLSearchParams({ fileName: '../../evil', timestamp: String(place.clock.now) });
    expect((await place.post(`${common}/uploadSurveyToken?${query}`)).status).toBe(400);
    const { url, maxBytes } = await permission(place, '..hidden file');
    expect((await fetch(place.url + url, { method: 'POST', body: Buffer.alloc(maxBytes + 1) })).status).toBe(413);
    const again = await permission(place, '..hidden file');
    await fetch(place.url + again.url, { method: 'POST', body: '%PDF-1.7' });
    expect(await readdir(join(place.folder, 'uploads'))).toEqual([again.fileName]);
    expect(again.fileName).toMatch(/-hidden_file$/);
  });
});

describe('evidence', () => {
  it('is known by its first bytes, whatever its name says', async () => {
    const place = await standIn();
    const { url } = await permission(place, 'photo.png');
    expect(await told(await fetch(place.url + url, { method: 'POST', body: '<script>' }))).toEqual([
      415,
      'the file type is not one of image/jpeg, image/png, image/webp, image/gif, application/pdf, video/mp4',
    ]);
    expect(await readdir(place.folder)).not.toContain('uploads');
  });
});

describe('the page of SMS codes', () => {
  it('shows those that are valid, to this machine alone', async () => {
    const { url, post, clock } = await standIn();
    const page = async (headers = {}) => (await fetch(`${url}/codes`, { headers })).text();
    expect(await page()).toContain('No code is valid at the moment.');
    await post(`${common}/sendSmsCode`, { mobile: '13800000000' });
    expect(await page()).toMatch(/13800000000<\/th><td><code>\d{6}<\/code><\/td><td>300 s/);
    expect(await page({ 'x-forwarded-for': '203.0.113.1' })).toBe(
      '{"res":403,"msg":"/codes is available on this machine only"}',
    );
    clock.now += 5 * 60_000 + 1;
    expect(await page()).toContain('No code is valid at the moment.');
  });
});

describe('a report', () => {
  const issue = { type: 'fraud', target: '某 App', description: '要求转账', mobile: '13800000000' };

  it('is taken with the code that was sent to the telephone, and shown in the log; once', async () => {
    const { post, log, kept } = await standIn();
    expect((await post(`${common}/sendSmsCode`, { mobile: '138 0000 0000' })).status).toBe(200);
    const [, code = ''] = /^SMS code for 138 0000 0000: (\d{6}) /.exec(log[0] ?? '') ?? [];
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await told(await post(`${common}/createIllegalIssue`, { ...issue, code: wrong }))).toEqual([
      400,
      '验证码不对或已过期，请重新获取',
    ]);
    const taken = await post(`${common}/createIllegalIssue`, { ...issue, code });
    const { number } = browserCalls.createIllegalIssue.answer.parse(await taken.json()).data;
    expect(number).toMatch(/^R20260529-[2-9A-Z]{5}$/);
    expect((await post(`${common}/createIllegalIssue`, { ...issue, code })).status).toBe(400);
    expect(await kept('reports')).toMatchObject([{ number, ...issue }]);
    expect(await kept('reports')).not.toMatchObject([{ code }]);
  });

  it('is refused with a code that is too old, or was guessed too often', async () => {
    const { post, log, clock, kept } = await standIn();
    await post(`${common}/sendSmsCode`, { mobile: issue.mobile });
    const code = /: (\d{6}) /.exec(log[0] ?? '')?.[1] ?? '';
    clock.now += 5 * 60_000 + 1;
    expect((await post(`${common}/createIllegalIssue`, { ...issue, code })).status).toBe(400);
    expect(await kept('reports')).toEqual([]);
  });
});

describe('too many of a call', () => {
  it('are 429 in the form of the wrapper, until the time that Retry-After says', async () => {
    const { post, clock } = await standIn();
    const send = () => post(`${common}/sendSmsCode`, { mobile: '13800000000' });
    expect((await send()).status).toBe(200);
    clock.now += 18_500;
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '42',
      { res: 429, msg: '请求太频繁，请 42 秒后再试' },
    ]);
    clock.now += 42_000;
    expect((await send()).status).toBe(200);
  });

  it('are counted for each visitor apart, by the address that the proxy of this machine names', async () => {
    const { post, clock } = await standIn();
    const send = (visitor: string) =>
      post(`${common}/reportKejia`, lead(clock.now), {
        signature: sha256(`13800000000${clock.now}`),
        'x-forwarded-for': visitor,
      });
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await send('203.0.113.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send('203.0.113.2')).status).toBe(200);
  });
});

describe('sharing', () => {
  it('is signed for http addresses, and answers in msg', async () => {
    const { url, clock } = await standIn();
    const response = await fetch(
      `${url}/weixin/token?${new URLSearchParams({ url: 'https://www.yunqiao.example/im' })}`,
    );
    const { msg } = browserCalls.weixinToken.answer.parse(await response.json());
    expect(msg.timestamp).toBe(clock.now / 1000);
    expect(msg.signature).toMatch(/^[0-9a-f]{40}$/);
    expect((await fetch(`${url}/weixin/token?url=javascript:x`)).status).toBe(400);
  });
});

describe('an API that was started for a build', () => {
  it('serves no browser, and says so', async () => {
    const response = await fetch(`${(await running()).url}${common}/getUserInfo`, { method: 'POST' });
    expect(await told(response)).toEqual([503, 'userInfo is for browsers, and this API was started for a build']);
  });
});
