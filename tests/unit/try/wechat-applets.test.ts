import { expect, it } from 'vitest';
import { picture, reading, stages } from '../../../pages/solutions/wechatApplets/model.ts';

it('every step has a screen of its own', () => {
  expect(new Set(stages.map(({ value }) => picture(value))).size).toBe(stages.length);
});

it('says that the picture stops in the background', () => {
  expect(reading('away').status).toBe('切到后台：画面由微信停掉，声音继续；对方：您的画面换成头像');
});
