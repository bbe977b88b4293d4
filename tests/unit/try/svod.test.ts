import { expect, it } from 'vitest';
import { step } from '../../../components/try/machine.ts';
import { shown, statusOf, thefts } from '../../../pages/products/svod/model.ts';

it('ends a recording with the account that it leads to, and any other theft with what was refused', () => {
  expect(statusOf(shown)).toBe('录屏拦不住，查得到人：账号 U-20741');
  expect(shown.log.at(-1)?.what).toBe('读出账号 U-20741');
  const saved = step({ machine: thefts, run: shown, event: 'save', at: 5 })!;
  expect(statusOf(saved)).toBe('下载到的是密文，没有密钥');
});
