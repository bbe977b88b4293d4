import { expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

it('every register link names the product of its page, before a script runs', async () => {
  const registers = (await builtFiles()).flatMap(({ name, html }) => {
    const product = /<html[^>]* data-product="?([\w-]+)/.exec(html)?.[1] ?? null;
    return [...html.matchAll(/<a [^>]*href="([^"]*\/register\?[^"]*)"/g)].map(([, href]) => {
      const { searchParams } = new URL(href!.replaceAll('&amp;', '&'));
      return { name, product, from: searchParams.get('from'), clueFrom: searchParams.get('clueFrom') };
    });
  });
  expect(registers.filter(({ product }) => product !== null).length).toBeGreaterThan(200);
  expect(registers.filter(({ product, from, clueFrom }) => from !== product || clueFrom !== product)).toEqual([]);
});
