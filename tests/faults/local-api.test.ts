import { describe, expect, it } from 'vitest';
import { request } from '../../config/calls/request.ts';
import { assertOwnContent } from '../../cli/pipeline/content-source.ts';
import type { ContentOptions } from '../../cli/content/content-client.ts';
import { openApi } from '../support/content-api.ts';
import { join } from 'node:path';
import { startContent, temporaryFolder } from '../support/content-client.ts';
import { root } from '../support/run-site.ts';

type LocalApi = NonNullable<ContentOptions['local']>;

const contentOf = async (local: LocalApi, callTime: number) =>
  startContent({ local, base: null, cache: await temporaryFolder(), callTime });
const openSmall = () => openApi({ content: join(root, 'tests/fixtures/content-small'), articles: 0 });
const settings = { api: null } as Parameters<typeof assertOwnContent>[0]['settings'];

/** Keeps the whole process busy. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

describe('a content API in this process', () => {
  it('has no time limit and no retries, however busy the machine is', async () => {
    const api = await openSmall();
    const content = await contentOf(
      {
        async respond(wire) {
          work(50);
          await new Promise((go) => setTimeout(go, 100));
          return api.respond(wire);
        },
      },
      1,
    );
    const answers = await Promise.all([
      content.fetch(request('blogType')),
      content.fetch(request('blogList', { page: 1, pageSize: 2 })),
      content.fetch(request('blogDetail', { id: 'three' })),
      content.fetch(request('protocolDetail', { serviceType: 3, lang: 'zh' })),
    ]);
    expect(answers.map(({ source }) => source)).toEqual(['fresh', 'fresh', 'fresh', 'fresh']);
    expect(await answers[2].read()).toMatchObject({ id: 'three', title: expect.any(String) });
    expect(content.report()).toMatchObject({ base: null, failures: [], retries: 0 });
    expect(() => assertOwnContent({ content, settings })).not.toThrow();
  });

  it('confirms a response that is unchanged', async () => {
    const api = await openSmall();
    const cache = await temporaryFolder();
    for (const source of ['fresh', 'unchanged']) {
      const content = startContent({ local: api, base: null, cache });
      expect(await content.fetch(request('blogType'))).toMatchObject({ source });
      await content.close();
    }
  });

  it('has a record or not: a missing one is a warning that names the content, not an API', async () => {
    const content = await contentOf(await openSmall(), 1);
    expect(await content.fetch(request('demoDetail', { id: 'nowhere' }))).toMatchObject({ source: 'empty' });
    const [failure] = content.report().failures;
    expect(failure?.problem).toMatchObject({
      severity: 'warning',
      where: 'GET /api/v2/docserver/fe/demo/nowhere',
      why: 'the embedded content has no such record',
      fix: 'add it to config/content, or remove the page that needs it from config/routes',
    });
    expect(() => assertOwnContent({ content, settings })).not.toThrow();
  });

  it.each([
    { name: 'fails', response: { status: 500, bytes: Buffer.from('{"msg":"Error: no"}'), headers: {} } },
    { name: 'breaks the contract', response: { status: 200, bytes: Buffer.from('{"res":200}'), headers: {} } },
  ])('fails the build when it $name', async ({ response }) => {
    const content = await contentOf({ respond: async () => response }, 1);
    await content.fetch(request('blogType'));
    expect(() => assertOwnContent({ content, settings })).toThrow(
      expect.objectContaining({ code: 1, problems: [expect.objectContaining({ severity: 'error' })] }),
    );
  });
});
