import { expect, it } from 'vitest';
import { moved } from '../../../components/try/seating.ts';
import { mixed, onStage, readOf, seated } from '../../../pages/products/interact/model.ts';

const fees = { stage: 2_200, mix: 3_000 };
const withGuest = moved({ seating: seated, from: 'a1', to: 's3' });

it('mixes those on stage, in the order of their seats', () => {
  expect(onStage(seated)).toEqual(['林遥', '何乔']);
  expect(onStage(withGuest)).toEqual(['林遥', '何乔', '陈可']);
  expect(mixed(withGuest, 'grid').match(/<use /g)).toHaveLength(3);
  const boxes = [...mixed(withGuest, 'speaker').matchAll(/h(\d+)v(\d+)/g)].map(([, wide, high]) => [wide, high]);
  expect(boxes).toEqual([
    ['973', '634'],
    ['455', '314'],
    ['455', '314'],
  ]);
});

it('charges an hour of those on stage, and of the one mixed picture', () => {
  expect(readOf({ seating: withGuest, layout: 'grid', fees }).texts).toEqual({
    count: '3 人',
    minutes: '180 分钟 × ¥0.022',
    hour: '¥5.76',
  });
});

it('says when the host of another room is on stage', () => {
  const duel = moved({ seating: seated, from: 'r1', to: 's2' });
  expect(readOf({ seating: duel, layout: 'side', fees }).status).toContain('跨房 PK');
});
