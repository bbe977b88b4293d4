import { expect, it } from 'vitest';
import { parseManifest } from '../../../cli/shards/manifest.ts';
import type { PageTextProblem } from '../../../cli/render/reuse.ts';
import { textProblemKinds } from '../../../cli/render/text-problem.ts';
import { shard } from './example-shard.ts';

it('a manifest is read with each kind of problem that the texts of a page have', () => {
  const problems = textProblemKinds.map(
    (kind): Required<PageTextProblem> => ({
      kind,
      value: '/sms#a',
      to: '/sms#b',
      callKey: 'blogDetail {"id":"x"}',
      field: 'content',
      record: 'x',
    }),
  );
  const plain = shard(1, 1);
  const [print, hash, text, modified, sources, image, planned, links] = plain.pages[0]!;
  const manifest = shard(1, 1, {
    pages: [[print, hash, text, modified, sources, image, planned, links, ['/sms#b'], problems]],
  });
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
});
