import { describe, expect, it } from 'vitest';
import { solutionData } from '../../../components/solution-data.ts';
import { routes } from '../../../config/routes/index.ts';
import { solutionCases } from '../../../config/solution-cases.ts';

describe('what a solution page needs', () => {
  it('are the cases of its industry', () => {
    expect(solutionData({ path: '/medical', product: 'netcall' }).cases.request).toMatchObject({ type: 'medical' });
    expect(() => solutionData({ path: '/sms', product: 'sms' })).toThrow(
      'config/solution-cases.ts has no row for /sms',
    );
  });

  it('is known for every solution page but the list of them', () => {
    const pages = routes.filter(({ page }) => page.startsWith('solutions/')).map(({ path }) => path);
    expect([...Object.keys(solutionCases), '/solution'].sort()).toEqual(pages.sort());
  });
});
