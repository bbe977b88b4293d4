import { expect, it } from 'vitest';
import { installLine } from '../../../pages/sdk/app/installs.ts';

it('the line that installs a package names it and its version, on platforms with a package manager', () => {
  const line = (platform: string) => installLine({ download: { platform, version: '10.6.2' }, pack: 'im' });
  expect(line('Web')).toBe('npm install @yunqiao/im@10.6.2');
  expect(line('Android')).toBe('implementation("com.yunqiao:im:10.6.2")');
  expect(line('iOS')).toBe('.package(url: "https://opensource.yunqiao.example/im-ios", exact: "10.6.2")');
  expect(line('Windows')).toBeNull();
});
