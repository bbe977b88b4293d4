import { expect, it } from 'vitest';
import { isShown } from '../../../cli/define/publication.ts';
import { changePost } from '../../../config/calls/page.ts';

const day = 86_400_000;
const now = Date.parse('2026-06-01T00:00:00Z');
const notice = (id: string, from: number, until: number) => ({
  id,
  title: id,
  link: '/im',
  startTime: new Date(now + from * day).toISOString(),
  endTime: new Date(now + until * day).toISOString(),
});

it('notices that are over, or begin more than 30 days later, are in no page', () => {
  const data = [
    notice('over', -9, -1),
    notice('ends now', -9, 0),
    notice('current', -9, 1),
    notice('next month', 30, 40),
    notice('later', 31, 40),
  ];
  const shown = changePost.shown!.only(data, (record) => isShown(record, { now, drafts: false }));
  expect(shown.map(({ id }) => id)).toEqual(['current', 'next month']);
});
