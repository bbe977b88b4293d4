import { describe, expect, it } from 'vitest';
import { installsOf } from '../../../pages/sdk/app/installs.ts';
import type { Download } from '../../../config/calls/demos.ts';

const download = (platform: string): Download => ({
  id: platform,
  product: 'im',
  title: 'SDK',
  version: '10.6.2',
  updateTime: '2026-03-05T10:00:00+08:00',
  size: '8 MB',
  changelog: [],
  link: '/x',
  platform,
});

describe('the installs of a product', () => {
  it('name its package and the version of each platform that has a package manager', () => {
    const samples = installsOf({ downloads: ['Android', 'Windows', 'Web'].map(download), pack: 'im' });
    expect(samples.map(({ label }) => label)).toEqual(['Web', 'Android']);
    expect(samples[0]!.code).toContain('npm install @yunqiao/im@10.6.2');
    expect(samples[1]!.code).toContain('implementation("com.yunqiao:im:10.6.2")');
  });
});
