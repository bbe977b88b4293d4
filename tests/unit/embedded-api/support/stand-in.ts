import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { site } from '../../../../config/site.ts';
import { running } from './running-api.ts';

export const origin = site.origins.zh;

/** An API with everything behind the site, whose clock the test holds. */
export async function standIn() {
  const data = await mkdtemp(join(tmpdir(), 'api-data-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const log: string[] = [];
  const clock = { now: 1_780_000_000_000 };
  const api = await running({ standIn: { site, data, log: (line) => void log.push(line), now: () => clock.now } });
  return {
    url: api.url,
    api,
    log,
    clock,
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      fetch(api.url + path, { method: 'POST', body: JSON.stringify(body), headers }),
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(api.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' }),
    /** What was kept of a kind: the JSON of each file. */
    async kept(kind: string): Promise<Record<string, unknown>[]> {
      const files = await readdir(join(data, kind)).catch(() => []);
      return Promise.all(
        files
          .sort()
          .map(async (file) => JSON.parse(await readFile(join(data, kind, file), 'utf8')) as Record<string, unknown>),
      );
    },
    folder: data,
  };
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The cookies of an answer as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export const lead = (timestamp: number) => ({
  entity: {
    leadsName: '青禾云校',
    mobile: '13800000000',
    contactsName: '林女士',
    remark: '报价',
    email: 'lin@example.com',
  },
  field: [
    { fieldName: 'source', value: '官网' },
    { fieldName: 'channelOrigin', value: 'im' },
  ],
  timestamp,
});
