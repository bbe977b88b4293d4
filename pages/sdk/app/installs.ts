import type { Download } from '../../../config/calls/demos.ts';
import type { Subject } from './subjects.ts';

type Names = Pick<Subject, 'pack' | 'module'>;
type Manager = {
  name: string;
  /** The file that the line stands in; a command without. */
  file?: string;
  /** What the manager calls the package. */
  package: (names: Names) => string;
  line: (name: string, version: string) => string;
};
export type Install = { manager: string; file: string | undefined; package: string; line: string };

const index = 'https://opensource.yunqiao.example';

const npm = (suffix = ''): Manager => ({
  name: 'npm',
  package: ({ pack }) => `@yunqiao/${pack}${suffix}`,
  line: (name, version) => `npm install ${name}@${version}`,
});
const swift = (suffix: string): Manager => ({
  name: 'SwiftPM',
  file: 'Package.swift',
  package: ({ pack }) => `${pack}-${suffix}`,
  line: (name, version) => `.package(url: "${index}/${name}", exact: "${version}")`,
});
/** From an index of our own: the public one takes no new versions from 2 December 2026 (https://blog.cocoapods.org/CocoaPods-Specs-Repo/). */
const pods: Manager = {
  name: 'CocoaPods',
  file: 'Podfile',
  package: ({ module }) => `Yunqiao${module}`,
  line: (name, version) => `pod '${name}', '${version}', :source => '${index}/specs'`,
};

/** The package managers of each platform that any product has a package for. */
const managers: Readonly<Record<string, readonly Manager[]>> = {
  Android: [
    {
      name: 'Gradle',
      file: 'build.gradle.kts',
      package: ({ pack }) => `com.yunqiao:${pack}`,
      line: (name, version) => `implementation("${name}:${version}")`,
    },
  ],
  iOS: [swift('ios'), pods],
  HarmonyOS: [
    {
      name: 'ohpm',
      package: ({ pack }) => `@yunqiao/${pack}`,
      line: (name, version) => `ohpm install ${name}@${version}`,
    },
  ],
  Web: [npm()],
  小程序: [npm('-mini')],
  Flutter: [
    {
      name: 'pub',
      package: ({ pack }) => `yunqiao_${pack.replaceAll('-', '_')}`,
      line: (name, version) => `flutter pub add ${name}:${version}`,
    },
  ],
  'uni-app': [npm('-uni-app')],
  Electron: [npm('-electron')],
  Windows: [
    {
      name: 'NuGet',
      package: ({ module }) => `Yunqiao.${module}`,
      line: (name, version) => `Install-Package ${name} -Version ${version}`,
    },
  ],
  macOS: [swift('macos'), pods],
  服务端: [npm('-server')],
};

/** A version that a shell and a build file read as text: the API must not write commands that visitors paste. */
const plainVersion = /^\w[\w.+-]*$/;

type InstallsOptions = { download: Pick<Download, 'platform' | 'version'>; names: Names };

/** The lines that add a package to a project, one for each package manager of its platform; none for a platform without one. */
export function installsOf({ download, names }: InstallsOptions): Install[] {
  const { platform, version } = download;
  if (!Object.hasOwn(managers, platform) || !plainVersion.test(version)) return [];
  return managers[platform]!.map((manager) => {
    const name = manager.package(names);
    return { manager: manager.name, file: manager.file, package: name, line: manager.line(name, version) };
  });
}

/** Platforms that other products have a package for and this one has not; those of servers are no apps. */
export function missingPlatforms(downloads: readonly Pick<Download, 'platform'>[]): string[] {
  const present = new Set(downloads.map(({ platform }) => platform));
  return Object.keys(managers).filter((platform) => platform !== '服务端' && !present.has(platform));
}
