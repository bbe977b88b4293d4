import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageProps } from '../../components/define-page.ts';
import { site } from '../../config/site.ts';
import { root } from '../support/run-site.ts';
import examplePage from './example-page/page.tsx';
import { elementsOf, markupOf } from './sections/support.tsx';

const folder = join(root, 'tests/unit/example-page');
const sources = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
};

describe('the example page', () => {
  it('is in the README of the pages, complete', async () => {
    const readme = await readFile(join(root, 'pages/README.md'), 'utf8');
    const missing = (await sources()).filter((source) => !readme.includes(`\n${source}\`\`\``));
    expect(missing).toEqual([]);
  });

  it('is a page, also without page data', () => {
    const data = { pageData: { document: [], demo: [] } };
    const html = markupOf(<examplePage.Body {...({ data, site } as unknown as PageProps<any>)} />);
    expect(elementsOf(html).filter((name) => name === 'h1')).toHaveLength(1);
    expect(html).toContain('三种结局');
    expect(html).toContain('打通<wbr/>第一次<wbr/>邀请');
  });
});
