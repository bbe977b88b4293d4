import { expect, it } from 'vitest';
import { minutesUntil, readingOf, roomPicture } from '../../../pages/solutions/voicechat/model.ts';

it('counts everybody who is online, half hour by half hour', () => {
  expect(minutesUntil(0)).toBe(0);
  expect(minutesUntil(2)).toBe((12 + 36) * 30);
  expect(readingOf({ at: 2 }).texts).toMatchObject({ minutes: '1,440', fee: '¥7.92' });
});

it('draws a face for each taken seat and a dot for each who waits', () => {
  const picture = roomPicture({ at: 6 });
  expect(picture.match(/<use /g)).toHaveLength(8);
  expect(picture.match(/cy="497"/g)).toHaveLength(12);
});
