import { expect, it } from 'vitest';
import { stableNames } from '../../../cli/diff/stable-names.ts';

it('takes out hashes of bundled files and names of releases, and nothing else', () => {
  expect(stableNames('/assets/chunk-ZFCIN7IJ.js /assets/zh-171628de.css')).toBe('/assets/chunk.js /assets/zh.css');
  expect(stableNames('https://x.example/assets/og-image-53f9a47e8a3cd571.png')).toBe(
    'https://x.example/assets/og-image.png',
  );
  expect(stableNames('in 20260305T100000Z-0123456789ab')).toBe('in <release>');
  for (const text of ['/assets/photo-large.png', '/docs/chunk-ZFCIN7IJ.js', '/assets/zh-171628d.css', '2026-03-05'])
    expect(stableNames(text)).toBe(text);
});
