import { describe, expect, it } from 'vitest';
import { openGroups } from '../../../cli/diff/groups.ts';
import type { Change } from '../../../cli/diff/kinds.ts';
import { limits } from '../../../cli/diff/limits.ts';

const text = (old: string, now = 'new'): Change => ({ kind: 'text', zone: 'footer', of: null, old, now });
const page = (address: string) => ({ edition: 'zh' as const, address });

describe('groups', () => {
  it('put the same change of several pages together, once for each page', () => {
    const groups = openGroups();
    groups.add(page('/m/a'), [text('x')]);
    for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) groups.add(page(address), [text('x'), text('x')]);
    const [group, ...others] = groups.result().shown;
    expect(others).toEqual([]);
    expect(group).toMatchObject({ zone: 'footer', old: 'x', now: 'new', pages: 7, phonePages: 1 });
    expect(group?.samples.map(({ address }) => address)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  it('are ordered by kind, main pages before phone pages, many pages before few', () => {
    const groups = openGroups();
    groups.add(page('/m/a'), [text('phone')]);
    groups.add(page('/m/b'), [text('phone')]);
    groups.add(page('/a'), [text('few')]);
    for (const address of ['/b', '/c']) groups.add(page(address), [text('many')]);
    groups.add(page('/d'), [{ kind: 'title', zone: 'head', of: null, old: 'title', now: 'new' }]);
    expect(groups.result().shown.map(({ old }) => old)).toEqual(['title', 'many', 'few', 'phone']);
  });

  it('tell texts apart that differ only where they are cut', () => {
    const groups = openGroups();
    const long = 'x'.repeat(limits.text);
    groups.add(page('/a'), [{ ...text(`${long}1`), now: null }]);
    groups.add(page('/a'), [{ ...text(`${long}2`), now: null }]);
    expect(groups.result().shown).toHaveLength(2);
  });

  it('are limited: others are counted', () => {
    const groups = openGroups();
    const all = limits.groupsKept + 10;
    groups.add(
      page('/a'),
      Array.from({ length: all }, (_, index) => text(`${index}`)),
    );
    const { shown, more } = groups.result();
    expect([shown.length, more]).toEqual([limits.groupsListed, all - limits.groupsListed]);
  });
});
