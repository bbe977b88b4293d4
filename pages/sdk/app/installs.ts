import type { Download } from '../../../config/calls/demos.ts';

const lines: Readonly<Record<string, (pack: string, version: string) => string>> = {
  Web: (pack, version) => `npm install @yunqiao/${pack}@${version}`,
  Android: (pack, version) => `implementation("com.yunqiao:${pack}:${version}")`,
  iOS: (pack, version) => `.package(url: "https://opensource.yunqiao.example/${pack}-ios", exact: "${version}")`,
};
/** A version that a shell and a build file read as text: the API must not write commands that visitors paste. */
const plainVersion = /^\w[\w.+-]*$/;

/** The line that adds a package to a project by the platform's package manager; null for a platform without one. */
export function installLine({ download, pack }: { download: Pick<Download, 'platform' | 'version'>; pack: string }) {
  const { platform, version } = download;
  return Object.hasOwn(lines, platform) && plainVersion.test(version) ? lines[platform]!(pack, version) : null;
}
