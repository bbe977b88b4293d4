import type { Download } from '../../../config/calls/demos.ts';
import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

const ways: readonly { platform: string; language: CodeLanguage; code: (pack: string, version: string) => string }[] = [
  {
    platform: 'Web',
    language: 'shell',
    code: (pack, version) => `# npm、pnpm、yarn 都行，自带类型定义\nnpm install @yunqiao/${pack}@${version}`,
  },
  {
    platform: 'Android',
    language: 'kotlin',
    code: (pack, version) =>
      `// build.gradle.kts\ndependencies {\n  implementation("com.yunqiao:${pack}:${version}")\n}`,
  },
  {
    platform: 'iOS',
    language: 'swift',
    code: (pack, version) =>
      `// Package.swift\n.package(\n  url: "https://opensource.yunqiao.example/${pack}-ios",\n  exact: "${version}"\n)`,
  },
];

/** How the packages of a product are put into a project by its package manager, for the platforms that have one. */
export function installsOf({ downloads, pack }: { downloads: readonly Download[]; pack: string }): Sample[] {
  return ways.flatMap(({ platform, language, code }) => {
    const found = downloads.find((download) => download.platform === platform);
    return found ? [{ label: platform, language, code: code(pack, found.version) }] : [];
  });
}
