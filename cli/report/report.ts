import type { ContentReport } from '../content/call-log.ts';
import type { Plan } from '../plan/plan.ts';
import type { Problem } from '../problem.ts';
import { requestKey } from '../content/request-key.ts';

/** When the site has to be rebuilt although no input changes. */
export type NextDue = {
  /** ISO 8601, in UTC. */
  at: string;
  /** `content`: a record appears or expires. `calendar`: a campaign, a talk or a year ends. */
  because: 'content' | 'calendar';
};

/** The pages of a build, as its report counts them. */
export type ReportedPages = Pick<Report['pages'], 'rendered' | 'reused' | 'carried'> &
  Pick<Report, 'slowest'> & {
    pages: readonly unknown[];
    /** Pages by failed request. */
    degraded: ReadonlyMap<string, readonly string[]>;
  };

/** The report of a build: `report.json`, and most of the output of `--json`. */
export type Report = {
  release: string;
  /** `total` pages and `errorPages` are what was rendered, reused and carried (copied from the current release) together. */
  pages: {
    total: number;
    errorPages: number;
    rendered: number;
    reused: number;
    carried: number;
    planned: number;
    redirects: number;
  };
  calls: Pick<ContentReport, 'base' | 'calls' | 'sources' | 'requests' | 'retries' | 'bytes' | 'byCall'>;
  /** Failed requests: reason, fallback, and affected pages. */
  failures: readonly {
    call: string;
    cause: string;
    why: string;
    used: 'stale' | 'empty';
    pages: readonly string[];
    more: number;
  }[];
  warnings: readonly Problem[];
  /** Files that are served, without their compressed siblings. */
  sizes: { files: number; bytes: number };
  /** When the site has to be rebuilt without edits; null: never. */
  nextDue: NextDue | null;
  /** Milliseconds. */
  took: Readonly<Record<string, number>>;
  slowest: readonly { address: string; took: number }[];
};

type BuildReportOptions = {
  release: string;
  plan: Plan;
  made: ReportedPages;
  content: ContentReport;
  warnings: readonly Problem[];
  sizes: { files: number; bytes: number };
  due: NextDue | null;
  took: Readonly<Record<string, number>>;
};

/** Maximum number of affected pages in the report. */
const named = 20;

export function buildReport({ release, plan, made, content, warnings, sizes, due, took }: BuildReportOptions): Report {
  return {
    release,
    pages: {
      total: made.pages.length,
      errorPages: plan.errors.length,
      rendered: made.rendered,
      reused: made.reused,
      carried: made.carried,
      planned: plan.planned.length,
      redirects: plan.redirects.length,
    },
    calls: callsOf(content),
    failures: content.failures.map(({ call, request, problem, used }) => {
      const callKey = requestKey({ call, request });
      // The requests of plan and frames affect all pages.
      const pages = made.degraded.get(callKey) ?? ['every page'];
      return {
        call: callKey,
        cause: problem.what,
        why: problem.why,
        used,
        pages: pages.slice(0, named),
        more: Math.max(0, pages.length - named),
      };
    }),
    warnings,
    sizes,
    nextDue: due,
    ...timesOf({ took, slowest: made.slowest }),
  };
}

export function callsOf({ base, calls, sources, requests, retries, bytes, byCall }: ContentReport): Report['calls'] {
  return {
    base,
    calls,
    sources,
    requests,
    retries,
    bytes,
    byCall: byCall.map(({ took, ...row }) => ({
      ...row,
      took: took && { mean: round(took.mean), most: round(took.most) },
    })),
  };
}

/** Times with one decimal. */
export function timesOf({ took, slowest }: Pick<Report, 'took' | 'slowest'>): Pick<Report, 'took' | 'slowest'> {
  return {
    took: Object.fromEntries(Object.entries(took).map(([stage, time]) => [stage, round(time)])),
    slowest: slowest.map(({ address, took: time }) => ({ address, took: round(time) })),
  };
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
