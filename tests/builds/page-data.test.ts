import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/content-api.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { type FaultProxy, faults, startFaultProxy } from '../support/fault-proxy.ts';
import { root } from '../support/run-site.ts';
import { warmRuns } from '../support/warm-runs.ts';
import { wholeBuildFolder } from '../support/whole-cache.ts';

const runWarm = warmRuns();

type Shown = { address: string; product: string; html: string };
type PageText = {
  document: { title: string; children: { title: string; link: string }[] }[];
  demo: { title: string; link: string }[];
};

let build: Awaited<ReturnType<typeof wholeBuildFolder>>;
let api: RunningApi;
let proxy: FaultProxy;
let failing: Shown[];
let answered: Shown[];
let empty: Shown[];

/** Builds the site and reads back the pages that asked for the data of a product. */
async function pagesThatAsk(): Promise<Shown[]> {
  const ended = await runWarm(['generate', '--quiet', '--no-compress', '--force', '--api', proxy.url], {
    env: build.env,
  });
  expect(ended.code, ended.stderr).toBe(0);
  const release = join(build.out, 'current');
  const { pages } = JSON.parse(await readFile(join(release, 'manifest.json'), 'utf8')) as { pages: ManifestPage[] };
  const asking = pages.flatMap(({ address, file, inputs }) => {
    const asked = Object.keys(inputs).find((name) => name.startsWith('pageData '));
    return asked
      ? [{ address, file, product: (JSON.parse(asked.slice('pageData '.length)) as { product: string }).product }]
      : [];
  });
  return Promise.all(
    asking.map(async ({ address, file, product }) => ({
      address,
      product,
      html: await readFile(join(release, 'site', file), 'utf8'),
    })),
  );
}

beforeAll(async () => {
  build = await wholeBuildFolder();
  api = await startApi({ content: join(root, 'config/content'), port: 0, articles: 0, latency: 0 });
  proxy = await startFaultProxy(api.url);
  // In this order: once there is a good answer, it stands in for one that fails.
  proxy.fault('/product/client/pageData', faults.status(404));
  failing = await pagesThatAsk();
  proxy.fault('/product/client/pageData');
  answered = await pagesThatAsk();
  proxy.fault('/product/client/pageData', faults.answer({ res: 200, data: { document: '', demo: '' } }));
  empty = await pagesThatAsk();
});
afterAll(async () => {
  await proxy.close();
  await api.close();
  await build.remove();
});

const contentOf = async (product: string) =>
  JSON.parse(await readFile(join(root, `config/content/pages/${product}.json`), 'utf8')) as PageText;
/** Without the marks of where lines of headings may break. */
const main = (html: string) => /<main.*<\/main>/s.exec(html)![0].replaceAll('<wbr/>', '');
const titles = (html: string) => [...main(html).matchAll(/<h[234][^>]*>(.*?)<\/h[234]>/gs)].map(([, title]) => title!);
const headings = (html: string) => [...main(html).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

describe('a page that asks for the data of its product', () => {
  it('shows every document and demo of it, each as a link; where it ends with a short list, four and two of them', async () => {
    expect(answered.map(({ address }) => address)).toContain('/im');
    for (const { address, product, html } of answered) {
      const { document, demo } = await contentOf(product);
      const links = [...document.flatMap(({ children }) => children), ...demo].map(({ link }) => link);
      if (main(html).includes('class="start_documents"')) {
        const shown = (some: readonly { link: string }[]) =>
          some.filter(({ link }) => main(html).includes(`href="${link}"`)).length;
        const documents = document.flatMap(({ children }) => children);
        expect(shown(documents), address).toBeGreaterThanOrEqual(Math.min(4, documents.length));
        expect(shown(demo), address).toBeGreaterThanOrEqual(Math.min(2, demo.length));
        continue;
      }
      // A page of downloads does not link to itself.
      for (const link of links.filter((link) => link !== address))
        expect(main(html), `${address}: ${link}`).toContain(`href="${link}"`);
      for (const { title } of document)
        expect(main(html), `${address}: ${title}`).toMatch(new RegExp(`<h([34])[^>]*>${title}</h\\1>`));
    }
  });

  it('is whole without a response, and the same as with an empty one', () => {
    expect(failing.map(({ address }) => address)).toEqual(answered.map(({ address }) => address));
    expect(failing.map(({ address, html }) => [address, main(html)])).toEqual(
      empty.map(({ address, html }) => [address, main(html)]),
    );
    for (const [index, { address, html }] of failing.entries()) {
      const levels = headings(html);
      expect(
        levels.filter((level) => level === 1),
        address,
      ).toHaveLength(1);
      levels.slice(1).forEach((level, at) => expect(level - levels[at]!, address).toBeLessThanOrEqual(1));
      const withAnswer = titles(answered[index]!.html);
      expect(
        titles(html).filter((title) => !withAnswer.includes(title)),
        address,
      ).toEqual([]);
      expect(titles(html).length, address).toBeLessThan(withAnswer.length);
      expect(main(html), address).not.toMatch(/<section[^>]*>(?:<div[^>]*>)*(?:<\/div>)*<\/section>/);
    }
  });
});
