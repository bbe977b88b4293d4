import type { ThirdParties } from '../define/config.ts';
import { exit, Stop } from '../problem.ts';
import type { PageSources } from '../render/page-sources.ts';

/** nginx reads no configuration value longer than 4096 bytes. */
const maxLength = 4000;

export type ContentSecurityPolicyOptions = {
  sources: PageSources;
  /** Hosts that content may show pictures from. */
  mediaHosts: readonly string[];
  thirdParties: ThirdParties;
  https: boolean;
  reports: string | null;
};

/**
 * The content-security policy of an edition: its own files, what its pages need, and the services it uses. Of the other origins in the
 * content of pages, it allows only configured ones.
 * Throws a `Stop` (1) when it is longer than nginx allows.
 */
export function contentSecurityPolicy({
  sources,
  mediaHosts,
  thirdParties: { scripts, connections, pictures, frames },
  https,
  reports,
}: ContentSecurityPolicyOptions): string {
  const configured = new Set(mediaHosts.map((host) => `https://${host}`));
  const media = sources.media.filter((origin) => configured.has(origin));
  const data = sources.media.filter((origin) => origin === 'data:');
  const directives: [name: string, values: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources.scripts, ...scripts]],
    ['style-src', ["'self'", ...sources.styles]],
    ['img-src', ["'self'", ...new Set([...data, ...media, ...pictures])]],
    ['media-src', ["'self'", ...media]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connections]],
    ['manifest-src', ["'self'"]],
    ...(frames.length > 0 ? [['frame-src', frames] satisfies [string, readonly string[]]] : []),
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(https ? [['upgrade-insecure-requests', []] satisfies [string, readonly string[]]] : []),
    // Safari and Firefox read only the older name.
    ...(reports === null
      ? []
      : ([
          ['report-uri', [reports]],
          ['report-to', [reportingEndpoint]],
        ] satisfies [string, readonly string[]][])),
  ];
  for (const [name, values] of directives)
    for (const value of values) if (!source.test(value)) throw invalidSource({ name, value });
  const policy = directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
  if (policy.length > maxLength) throw tooLong(sources);
  return policy;
}

/** A valid source: without characters that end the directive or that nginx reads as a variable. */
const source = /^[^\s;,"\\$]+$/;

function invalidSource({ name, value }: { name: string; value: string }): Stop {
  return Stop.of(exit.failed, {
    what: `invalid source in the content-security policy: ${JSON.stringify(value)}`,
    where: `directive ${name}`,
    why: 'a source contains no space, semicolon, comma, quote, backslash or $',
    fix: 'correct it in config/site.ts',
  });
}

/** Name of the endpoint that violations are reported to. */
export const reportingEndpoint = 'security';

function tooLong({ scripts, styles, media }: PageSources): Stop {
  return Stop.of(exit.failed, {
    what: 'the content-security policy is longer than nginx allows',
    where: 'pages of this build',
    why: `they contain ${scripts.length} different inline scripts and ${styles.length} different inline styles, and load from ${media.length} other origins`,
    fix: 'move what differs between pages into data attributes, and the script that reads them into runtime/',
  });
}
