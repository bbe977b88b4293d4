import type { StagedRelease } from '../release/release.ts';
import { builtFrom } from './built-from.ts';
import { changesSince } from './changes.ts';
import type { ReleaseReport } from './release-report.ts';
import type { Report } from './report.ts';
import { weightsOf } from './weights.ts';

type ReleaseNotesOptions = Omit<Parameters<typeof weightsOf>[0], 'folder'> & {
  report: Report;
  staged: StagedRelease;
  from: Parameters<typeof builtFrom>[0];
  mark: string;
};

/** Creates `report.json` and `report.html`. They contain times and are not part of the release's content. */
export async function releaseNotes({ report, staged, files, pages, from, mark }: ReleaseNotesOptions) {
  const { folder, before } = staged;
  const [source, weights, { changes, diff }] = await Promise.all([
    builtFrom(from),
    weightsOf({ files, pages, folder }),
    changesSince({ before, folder }),
  ]);
  // Load the code only when a release is published.
  const { reportPage } = await import('../report/page.ts');
  const whole: ReleaseReport = { ...report, builtFrom: source, changes, weights };
  return [
    { path: 'report.json', content: `${JSON.stringify(whole, null, 2)}\n` },
    { path: 'report.html', content: reportPage({ report: whole, diff, mark }) },
  ];
}
