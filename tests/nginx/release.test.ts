import type { Edition } from '../../config/editions.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects.ts';
import { errorPages } from '../../config/routes/errors.ts';
import { routes } from '../../config/routes/index.ts';
import { errorFile } from '../../config/rules/page-file.ts';
import { get } from '../support/nginx.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** The release that a build writes, asked through the real nginx with the rules it wrote. */
let site: ServedSite;
beforeAll(async () => void (site = await serveSite()));
afterAll(() => site?.close());

const hostOf = (edition: string) => new URL(site[edition as Edition]).host;
const ask = (edition: string, target: string) => get(site.port, { host: hostOf(edition), target });
const fileOf = async (file: string) => (await readFile(join(site.out, 'current/site', file))).toString('latin1');

describe('a release served by nginx', () => {
  it('answers every page of its manifest with its file', async () => {
    expect(site.pages.length).toBeGreaterThan(10);
    for (const { edition, address, file } of site.pages) {
      const { status, body } = await ask(edition, address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(body === (await fileOf(file)), address).toBe(true);
    }
  });

  it('serves the page of an address at its aliases', async () => {
    const aliases = routes
      .filter(({ page }) => page !== 'planned')
      .flatMap(({ edition, path, aliases: names = [] }) => names.map((alias) => ({ edition, alias, path })));
    expect(aliases.map(({ alias }) => alias)).toEqual(expect.arrayContaining(['/en', '/blog']));
    for (const { edition, alias, path } of aliases) {
      const [one, other] = await Promise.all([ask(edition, alias), ask(edition, path)]);
      expect({ alias, status: one.status, same: one.body === other.body }).toEqual({ alias, status: 200, same: true });
    }
  });

  it('sends every moved address, in any letter case and with its query, straight to where it ends', async () => {
    for (const { edition, from, to } of redirects) {
      const spellings = [from, from.toUpperCase(), `${from}/`, `${from}.html`].filter((spelling) => spelling !== to);
      for (const spelling of spellings) {
        const { status, header } = await ask(edition, `${spelling}?from=x%20y`);
        expect({ spelling, status, location: header('location') }).toEqual({
          spelling,
          status: 301,
          location: `${to}?from=x%20y`,
        });
      }
      // Where it ends is a page, or an address that still waits for its page; never another redirect.
      expect([200, 404], `${from} → ${to}`).toContain((await ask(edition, to)).status);
    }
  });

  it('responds with the 404 page of the edition for addresses without a page, including planned ones', async () => {
    const planned = routes.filter(({ page, path }) => page === 'planned' && !path.includes('{'));
    const unknown = [
      { edition: 'zh', path: '/none' },
      { edition: 'zh', path: '/m/none' },
      { edition: 'en', path: '/none' },
    ] as const;
    for (const { edition, path } of [...planned, ...unknown]) {
      const { status, body } = await ask(edition, path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body === (await fileOf(errorFile({ edition, status: 404, phone: path.includes('/m/') }))), path).toBe(
        true,
      );
    }
  });

  it('shows error pages as errors only', async () => {
    for (const error of errorPages) {
      const { edition } = error;
      const address = `/${errorFile(error)}`;
      expect((await ask(edition, address)).status, address).toBe(404);
      expect((await ask(edition, address.replace('.html', ''))).status, address).toBe(404);
    }
    const { status, body } = await ask('en', '/api/v2/anything');
    expect(status).toBe(502);
    expect(body.length).toBeGreaterThan(0);
  });

  it('keeps English addresses to the English host and Chinese ones to the other', async () => {
    const abroad = await ask('zh', '/en?from=x');
    expect([abroad.status, abroad.header('location')]).toEqual([301, `${site.en}/en?from=x`]);
    for (const address of ['/dev-blog', '/price', '/entertainment'])
      expect((await ask('en', address)).status, address).toBe(404);
  });
});
