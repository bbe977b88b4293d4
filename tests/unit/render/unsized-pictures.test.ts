import { expect, it } from 'vitest';
import { unsizedPictures } from '../../../cli/render/unsized-pictures.ts';

it('finds pictures without size on configured hosts, each once', () => {
  const html = [
    '<img src="https://m.example/a.png">',
    "<IMG alt='x' src='https://m.example/b.png?x=1&amp;y=2' width=10>",
    '<img src="https://m.example/sized.png" width="1" height="2">',
    '<img src="https://m.example/a.png" alt="again">',
    '<img src="https://evil.example/a.png"><img src="http://m.example/plain.png"><img src="/local.png"><img>',
    '<img data-src="https://m.example/lazy.png">',
  ].join('');
  expect(unsizedPictures({ html, mediaHosts: ['m.example'] })).toEqual([
    'https://m.example/a.png',
    'https://m.example/b.png?x=1&y=2',
  ]);
});

it('sees the pictures that a browser sees', () => {
  const html = [
    '<!-- <img src="https://m.example/comment.png"> --><style><img src="https://m.example/style.png"></style>',
    '<p title=\'<img src="https://m.example/attribute.png">\'><img alt="1 < 2 > 0" src="https://m.example/&#97;.png">',
  ].join('');
  expect(unsizedPictures({ html, mediaHosts: ['m.example'] })).toEqual(['https://m.example/a.png']);
});

it('reads a megabyte of unclosed tags in time that grows with its length', () => {
  const html = `${'<img '.repeat(200_000)}<img src="https://m.example/a.png">`;
  expect(unsizedPictures({ html, mediaHosts: ['m.example'] })).toEqual(['https://m.example/a.png']);
}, 5_000);
