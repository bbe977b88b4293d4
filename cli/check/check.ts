import type { Problem } from '../problem.ts';
import { shelf } from '../release/shelf.ts';
import { releaseProblems } from '../release/verify-release.ts';
import { grouped } from './finding.ts';
import { headFindings } from './heads.ts';
import { htmlFindings } from './html.ts';
import { linkFindings } from './links.ts';
import { servedFindings } from './served.ts';
import { sitemapFindings } from './sitemaps.ts';
import { styleFindings } from './styles.ts';
import { readSubject } from './subject.ts';

/** What was looked at, and what was found wrong with it. */
export type Proof = {
  release: string;
  pages: number;
  links: number;
  requests: number;
  redirects: number;
  /** Addresses that are linked to and whose pages are not built yet: no mistake. */
  planned: readonly string[];
  problems: readonly Problem[];
};

type Given = { out: string; release: string; step: (text: string) => void };

/** Proves a release by itself and through a real nginx. Throws a `Stop` when it cannot be read, or when nginx does not run. */
export async function checkRelease({ out, release, step }: Given): Promise<Proof> {
  step('files and hashes');
  const damage = await releaseProblems(shelf.release(out, release));
  const subject = await readSubject({ out, release });
  step(`links, heads and sitemaps of ${subject.pages.length} pages`);
  const { findings, links, planned } = linkFindings(subject);
  const heads = headFindings(subject);
  const maps = await sitemapFindings(subject);
  const styles = await styleFindings(subject);
  step('HTML');
  const html = await htmlFindings(subject);
  step('answers of nginx');
  const served = await servedFindings(subject);
  return {
    release,
    pages: subject.pages.length,
    links,
    requests: served.requests,
    redirects: subject.rules.redirects.length,
    planned: [...planned].sort(),
    problems: [...damage, ...grouped([...findings, ...heads, ...maps, ...styles, ...html, ...served.findings])],
  };
}
