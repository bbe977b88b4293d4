import type { SiteDefinition } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import { outputFolder } from '../release/output-folder.ts';
import { releaseProblems } from '../release/verify-release.ts';
import { readCheckedRelease } from './checked-release.ts';
import { groupFindings } from './finding.ts';
import { headFindings } from './heads.ts';
import { htmlFindings } from './html.ts';
import { linkFindings } from './links.ts';
import { nginxFindings } from './nginx-responses.ts';
import { pageFindings } from './pages.ts';
import { searchFindings } from './search.ts';
import { searchResultFindings } from './search-results.ts';
import { sitemapFindings } from './sitemaps.ts';
import { styleFindings } from './styles.ts';
import { xmlFindings } from './xml.ts';

export type CheckResult = {
  release: string;
  pages: number;
  links: number;
  requests: number;
  redirects: number;
  /** Planned addresses that pages link to; not a problem. */
  planned: readonly string[];
  problems: readonly Problem[];
};

export type CheckReleaseOptions = {
  program: string;
  out: string;
  release: string;
  definition: SiteDefinition;
  step: (text: string) => void;
};

/** Checks of files, in the order of their problems. */
const checks = [
  headFindings,
  pageFindings,
  searchResultFindings,
  searchFindings,
  sitemapFindings,
  styleFindings,
  xmlFindings,
];

/** Checks a release by its files and through a real nginx. Throws a `Stop` when it cannot be read, or when nginx does not run. */
export async function checkRelease({
  program,
  out,
  release,
  definition,
  step,
}: CheckReleaseOptions): Promise<CheckResult> {
  step('files and hashes');
  const damage = await releaseProblems(outputFolder(out).of(release).path);
  const checked = await readCheckedRelease({ out, release, definition });
  step(`links, heads, headings and sitemaps of ${checked.pages.length} pages`);
  const { findings, links, planned } = linkFindings(checked);
  for (const findingsOf of checks) findings.push(...(await findingsOf(checked)));
  step('HTML');
  findings.push(...(await htmlFindings(checked)));
  step('responses of nginx');
  const nginx = await nginxFindings({ program, checked });
  return {
    release,
    pages: checked.pages.length,
    links,
    requests: nginx.requests,
    redirects: checked.rules.redirects.length,
    planned: [...planned].sort(),
    problems: [...damage, ...groupFindings([...findings, ...nginx.findings])],
  };
}
