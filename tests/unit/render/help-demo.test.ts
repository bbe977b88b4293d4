import { describe, expect, it } from 'vitest';
import { helpDemoOf } from '../../../config/rules/help-demo.ts';
import type { Demo } from '../../../config/calls/demos.ts';
import type { DemoProduct } from '../../../config/products.ts';

const demos = (...products: DemoProduct[]): Demo[] => [
  { id: 'd', title: 'd', description: 'd', products, clients: [] },
];

describe('the demos that the help of a page offers', () => {
  it("are the product's, else those of the first product that has some, else none", () => {
    expect(helpDemoOf({ demos: demos('im', 'live'), product: 'live' })).toBe('live');
    expect(helpDemoOf({ demos: demos('live', 'im'), product: 'vod' })).toBe('im');
    expect(helpDemoOf({ demos: demos('whiteboard'), product: null })).toBe('whiteboard');
    expect(helpDemoOf({ demos: [], product: 'im' })).toBeNull();
  });

  it('are those of a relative where the product has none', () => {
    const all = demos('im', 'netcall', 'live', 'vod');
    for (const [product, expected] of [
      ['nrtc', 'netcall'],
      ['meeting', 'netcall'],
      ['liveevent', 'live'],
      ['narrow-hd', 'vod'],
      ['sms', 'im'],
    ] as const)
      expect([product, helpDemoOf({ demos: all, product })]).toEqual([product, expected]);
    expect(helpDemoOf({ demos: demos('im'), product: 'nrtc' })).toBe('im');
  });
});
