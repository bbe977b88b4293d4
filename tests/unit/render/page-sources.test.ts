import { expect, it } from 'vitest';
import { joinSources, noSources, sourcesOf } from '../../../cli/render/page-sources.ts';

it('a document needs its scripts and styles and those of islands and try-outs, not links and pictures', () => {
  const html =
    '<link rel="stylesheet" href="/assets/zh-A1.css"><script type="module" src=/assets/main-B2.js></script><div data-script="/assets/calculator-C3.js"></div>' +
    'see "/assets/not-a-reference.js" <a href="/assets/by-content.pdf"><img src="/assets/by-content.png"><svg><use href="/assets/icons-D4.svg#a"/></svg>';
  expect(sourcesOf(html).files).toEqual(['assets/zh-A1.css', 'assets/main-B2.js', 'assets/calculator-C3.js']);
});

it('what parts of a document need is joined in order, each once', () => {
  const part = (files: string[]) => ({ ...noSources, files, media: ['data:'] });
  expect(joinSources([part(['assets/b', 'assets/a']), part(['assets/b'])])).toEqual({
    ...noSources,
    files: ['assets/a', 'assets/b'],
    media: ['data:'],
  });
});

it('pictures are allowed by the origins that a parser reads, and only by those that a policy can name', () => {
  const picture = (src: string) => sourcesOf(`<img src="${src}">`).media;
  expect(picture('https://media.example/a.png')).toEqual(['https://media.example']);
  expect(picture('https://a;sandbox;@media.example/a.png')).toEqual(['https://media.example']);
  expect(picture('https://$evil@media.example:8443/a.png')).toEqual(['https://media.example:8443']);
  expect(picture('https://a;sandbox/a.png')).toEqual([]);
  expect(picture('https://$evil/a.png')).toEqual([]);
  expect(picture('data:image/png;base64,x')).toEqual(['data:']);
  expect(sourcesOf('<img srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">').media).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});
