import { describe, expect, it } from 'vitest';
import { spaced } from '../../../components/ui/spaced.ts';

describe('pieces of Chinese copy', () => {
  it('have a space between Latin letters and Chinese ones, and none between Chinese ones', () => {
    expect(spaced('每', 'GB')).toBe('每 GB');
    expect(spaced('每', 'GB', '起')).toBe('每 GB 起');
    expect(spaced('每千', '分钟')).toBe('每千分钟');
    expect(spaced('每 GB', '，三个月有效')).toBe('每 GB，三个月有效');
  });
});
