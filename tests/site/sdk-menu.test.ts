import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

it('menu entries of SDKs name the platforms that visitors look for', async () => {
  const { html } = (await builtFiles()).find(({ name }) => name === 'index.html')!;
  const [menus] = DomUtils.getElementsByTagName('nav', parseDocument(html).children);
  const entries = DomUtils.getElementsByTagName('a', menus!)
    .filter(({ attribs }) => attribs['href']!.startsWith('/sdk/app/'))
    .map((link) => DomUtils.textContent(link))
    .filter((text) => text.includes('SDK'));
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.filter((text) => !/\b(?:iOS|Android|Web|Flutter)\b/.test(text))).toEqual([]);
  for (const platform of ['iOS', 'Android', 'Web', 'Flutter']) expect(entries.join(' ')).toContain(platform);
});
