import type { StagedRelease } from '../release/release.ts';
import { builtFrom } from './built-from.ts';
import { changesSince } from './changes.ts';
import type { ReleaseReport } from './release-report.ts';
import type { Report } from './report.ts';
import { weightsOf } from './weights.ts';

type Given = Omit<Parameters<typeof weightsOf>[0], 'folder'> & {
  report: Report;
  staged: StagedRelease;
  from: Parameters<typeof builtFrom>[0];
  mark: string;
};

/** `report.json` and `report.html` of a release: about the build, with its times, and so no part of the release's content. */
export async function releaseNotes({ report, staged, files, pages, from, mark }: Given) {
  const { folder, before } = staged;
  const [source, weights, { changes, diff }] = await Promise.all([
    builtFrom(from),
    weightsOf({ files, pages, folder }),
    changesSince({ before, folder }),
  ]);
  // A build that publishes nothing does without the code of the page.
  const { reportPage } = await import('../report/page.ts');
  const whole: ReleaseReport = { ...report, builtFrom: source, changes, weights };
  return [
    { path: 'report.json', content: `${JSON.stringify(whole, null, 2)}\n` },
    { path: 'report.html', content: reportPage({ report: whole, diff, mark }) },
  ];
}
