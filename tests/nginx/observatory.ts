/**
 * Mozilla's HTTP Observatory (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js of 2024): a site starts with 100 points, loses
 * those of its faults, and gains extra ones if 90 are left.
 */
const points = {
  'csp-none': 10,
  'csp-no-unsafe': 5,
  'csp-unsafe-style': 0,
  'csp-unsafe': -20,
  'csp-insecure': -20,
  'csp-missing': -25,
  'framing-by-csp': 5,
  'framing-by-header': 0,
  'framing-missing': -20,
  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'hsts-six-months': 0,
  'hsts-short': -10,
  'hsts-missing': -20,
  nosniff: 0,
  'nosniff-missing': -5,
  'cookies-none': 0,
  'cookies-insecure': -20,
  'cors-none': 0,
  'cors-open': -50,
  'scripts-own': 0,
  'scripts-foreign': -5,
} as const;
type Finding = keyof typeof points;

const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
] as const;

/** What the Observatory would find in an answer, and the grade that comes to. `header` gives null for what is not sent. */
export function observed({ header, body }: { header: (name: string) => string | null; body: string }): {
  findings: Finding[];
  score: number;
  grade: string;
} {
  const findings = [
    csp(header('content-security-policy')),
    framing(header),
    referrer(header('referrer-policy')),
    hsts(header('strict-transport-security')),
    ...rest(header),
    scripts(body),
  ];
  const sum = (sign: 1 | -1) =>
    findings
      .map((finding) => points[finding])
      .filter((value) => value * sign > 0)
      .reduce<number>((all, value) => all + value, 0);
  const base = 100 + sum(-1);
  const score = Math.max(0, base >= 90 ? base + sum(1) : base);
  return { findings, score, grade: grades.find(([least]) => score >= least)![1] };
}

function csp(policy: string | null): Finding {
  if (policy === null) return 'csp-missing';
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const broad = /^(?:\*|https?:|data:|'unsafe-inline'|'unsafe-eval')$/;
  if ([...of('script-src'), ...of('object-src')].some((value) => broad.test(value))) return 'csp-unsafe';
  if (
    [...directives].some(
      ([name, values]) => !name.startsWith('report') && values.some((value) => value.startsWith('http:')),
    )
  )
    return 'csp-insecure';
  if (of('style-src').some((value) => broad.test(value))) return 'csp-unsafe-style';
  const closed =
    directives.get('default-src')?.join() === "'none'" &&
    ["'none'", "'self'"].includes(directives.get('form-action')?.join() ?? '');
  return closed ? 'csp-none' : 'csp-no-unsafe';
}

function framing(header: (name: string) => string | null): Finding {
  if (/frame-ancestors '(?:none|self)'/.test(header('content-security-policy') ?? '')) return 'framing-by-csp';
  return /^(?:deny|sameorigin)$/i.test(header('x-frame-options') ?? '') ? 'framing-by-header' : 'framing-missing';
}

function referrer(policy: string | null): Finding {
  if (policy === null) return 'referrer-missing';
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy)
    ? 'referrer-private'
    : 'referrer-unsafe';
}

function hsts(value: string | null): Finding {
  const [, age] = /max-age=(\d+)/.exec(value ?? '') ?? [];
  return age === undefined ? 'hsts-missing' : Number(age) >= 15_768_000 ? 'hsts-six-months' : 'hsts-short';
}

function rest(header: (name: string) => string | null): Finding[] {
  return [
    header('x-content-type-options') === 'nosniff' ? 'nosniff' : 'nosniff-missing',
    header('set-cookie') === null ? 'cookies-none' : 'cookies-insecure',
    header('access-control-allow-origin') === null ? 'cors-none' : 'cors-open',
  ];
}

function scripts(body: string): Finding {
  return /<script[^>]+src="(?:https?:)?\/\//.test(body) ? 'scripts-foreign' : 'scripts-own';
}
