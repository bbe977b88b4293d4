import { expect, it } from 'vitest';
import { rack, reading } from '../../../pages/products/private-cloud/model.ts';
import { planFor, plans } from '../../../pages/products/private-cloud/sizing.ts';

it('fourteen thousand people need the nine machines that a customer has', () => {
  expect(planFor(14_000).roles).toEqual([3, 3, 3]);
});

it('few people share three machines, and never earn them back', () => {
  expect(planFor(500).roles).toEqual([0, 0, 3]);
  expect(reading(planFor(500)).status).toBe('500 人：3 台服务器，6 个工作日交付，五年内不回本');
});

it('the more people, the earlier an installation has paid for itself', () => {
  const months = plans.flatMap((plan) => plan.months ?? []);
  expect(months).toEqual([...months].sort((a, b) => b - a));
  expect(months.length).toBeGreaterThan(2);
});

it('the rack has a lamp for each machine', () => {
  for (const plan of plans)
    expect(rack(plan).match(/<circle/g)).toHaveLength(plan.roles.reduce((total, count) => total + count, 0));
});
