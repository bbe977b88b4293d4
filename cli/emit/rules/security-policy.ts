import type { ThirdParties } from '../../../config/site.ts';
import { exit, Stop } from '../../problem.ts';
import type { PageSources } from '../../render/page-sources.ts';

/** nginx takes no value in its configuration that is longer than 4096 bytes. */
const longest = 4000;

type Given = { sources: PageSources; thirdParties: ThirdParties; https: boolean; reports: string | null };

/**
 * The content-security policy of an edition: nothing but our own files, what its pages were found to need, and the services it uses.
 * Throws a `Stop` (1) when it grows longer than a server takes.
 */
export function securityPolicy({ sources, thirdParties: { scripts, connections, pictures, frames }, https, reports }: Given): string {
  const media = [...sources.media.filter((origin) => origin !== 'data:')];
  const directives: [name: string, values: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources.scripts, ...scripts]],
    ['style-src', ["'self'", ...sources.styles]],
    ['img-src', ["'self'", ...new Set([...sources.media, ...pictures])]],
    ['media-src', ["'self'", ...media]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connections]],
    ['manifest-src', ["'self'"]],
    ...(frames.length > 0 ? [['frame-src', frames] satisfies [string, readonly string[]]] : []),
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(https ? [['upgrade-insecure-requests', []] satisfies [string, readonly string[]]] : []),
    // The older name is the one that Safari and Firefox read.
    ...(reports === null ? [] : ([['report-uri', [reports]], ['report-to', [endpoint]]] satisfies [string, readonly string[]][])),
  ];
  const policy = directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
  if (policy.length > longest) throw tooLong(sources);
  return policy;
}

/** Name of the place that violations are reported to. */
export const endpoint = 'security';

function tooLong({ scripts, styles, media }: PageSources): Stop {
  return new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'the content-security policy is longer than nginx takes',
      where: 'the pages of this build',
      why: `they hold ${scripts.length} different scripts and ${styles.length} different styles of their own, and name ${media.length} other origins`,
      fix: 'move what differs from page to page into data, and the script that reads it into runtime/',
    },
  ]);
}
