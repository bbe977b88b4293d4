import { expect, it } from 'vitest';
import { readBy, roles, sheets, statusOf, viewOf } from '../../../pages/solutions/medical/model.ts';

it('gives an expert what the opinion needs, and neither name nor chat', () => {
  expect(statusOf('expert')).toBe('会诊专家打开病历：可看 3 页，脱敏 1 页，不下发 3 页；访问已记录');
  expect(readBy('expert', sheets[0]!)).not.toContain('许如意');
  expect(readBy('desk', sheets[1]!)).toBe('内容不下发');
});

it('has a text for every sheet that is masked for somebody', () => {
  for (const sheet of sheets)
    for (const { id } of roles) if (viewOf(id, sheet) === 'masked') expect(sheet.masked).toBeTruthy();
});
