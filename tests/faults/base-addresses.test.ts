import { describe, expect, it, vi } from 'vitest';
import { request } from '../../config/calls/request.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { good } from '../support/faulty-api.ts';

// No call of the build goes to the base `site` today; here one does.
vi.mock('../../config/calls/addresses.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../config/calls/addresses.ts')>();
  const { blogType } = original.buildAddresses;
  return { ...original, buildAddresses: { ...original.buildAddresses, blogType: { ...blogType, base: 'site' } } };
});

describe('a call', () => {
  it('goes to the address of its base', async () => {
    const [main, site] = [await startApi(good([])), await startApi(good([]))];
    const content = startContent({ base: main.base, siteBase: `${site.base}/user/`, cache: await temporaryFolder() });
    await content.fetch(request('blogType'));
    await content.fetch(request('blogNav'));
    expect(site.seen.map(({ url }) => url)).toEqual(['/user/api/v2/blog/client/type']);
    expect(main.seen.map(({ url }) => url)).toEqual(['/api/v2/blog/client/nav']);
  });

  it('goes to the default address if no other one is set', async () => {
    const main = await startApi(good([]));
    const content = startContent({ base: main.base, siteBase: null, cache: await temporaryFolder() });
    await content.fetch(request('blogType'));
    expect(main.seen.map(({ url }) => url)).toEqual(['/api/v2/blog/client/type']);
  });
});
