import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRoute } from '../../define/page.ts';
import type { Problem } from '../../problem.ts';
import { isStop } from '../is-stop.ts';
import type { Glance, PageDocument } from './documents.ts';
import { type OverlayProblem, overlayProblem } from './overlay-problem.ts';
import { formatVersion, parseVersion, type Step, stepBetween, type Version } from './version.ts';

export type Change = {
  step: Step;
  version: string | null;
  /** Addresses of all style sheets, in order. */
  styles: readonly string[];
  /** Problems of the page, when it is shown already or has an error; with an error, the page is not replaced. */
  problems: readonly Problem[];
  /** Errors in the types of the project, besides those at the same lines: the page is shown all the same. */
  types: readonly Problem[];
};

/** The same as browsers get it. */
export type SentChange = Omit<Change, 'problems' | 'types'> & {
  problems: readonly OverlayProblem[];
  types: readonly OverlayProblem[];
};

export type AnswerChangeOptions = {
  root: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** The page at an address of the request's host. */
  routeAt: (address: string) => PageRoute | undefined;
  document: (route: PageRoute) => Promise<PageDocument>;
  glance: (route: PageRoute) => Promise<Glance>;
  problemsOf: (document: PageDocument) => readonly Problem[];
  problems: () => readonly Problem[];
  types: () => readonly Problem[];
};

/** Handles `/__site/change?address=…&version=…`: compares the current page with the version that a browser shows. */
export async function answerChange({
  root,
  request,
  response,
  routeAt,
  document,
  glance,
  problemsOf,
  problems,
  types,
}: AnswerChangeOptions): Promise<void> {
  const { searchParams } = new URL(request.url!, 'http://site');
  const route = routeAt(searchParams.get('address') ?? '/');
  const change = route
    ? await changeOf({
        shown: parseVersion(searchParams.get('version') ?? ''),
        glance: () => glance(route),
        make: () => document(route),
        problemsOf,
      })
    : { step: 'reload' as const, version: null, styles: [], problems: [] };
  const shared = problems();
  const own = change.problems.filter(
    (one) => !shared.some(({ what, where }) => what === one.what && where === one.where),
  );
  const all = [...shared, ...own];
  const isSaid = new Set(all.map(lineOf));
  sendChange({
    response,
    root,
    change: { ...change, problems: all, types: types().filter((one) => !isSaid.has(lineOf(one))) },
  });
}

/** File and line of a problem. */
const lineOf = ({ where }: Problem) => where.split(':').slice(0, 2).join(':');

type SendChangeOptions = { response: ServerResponse; root: string; change: Change };

export function sendChange({ response, root, change }: SendChangeOptions): void {
  const sent = (problems: readonly Problem[]) => problems.map((problem) => overlayProblem({ problem, root }));
  const body: SentChange = { ...change, problems: sent(change.problems), types: sent(change.types) };
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** The response while pages cannot be rendered. */
export const noChange = { step: 'nothing', version: null, styles: [] } as const satisfies Partial<Change>;

type ChangeOfOptions = Pick<AnswerChangeOptions, 'problemsOf'> & {
  shown: Version | null;
  glance: () => Promise<Glance>;
  make: () => Promise<PageDocument>;
};

async function changeOf({ shown, glance, make, problemsOf }: ChangeOfOptions): Promise<Omit<Change, 'types'>> {
  try {
    const seen = await glance();
    const ofStyles = stepBetween(shown, seen.version) === 'styles';
    // After it has replaced the styles, the browser asks again, and the document is rendered.
    if (ofStyles) return { step: 'styles', ...namesOf(seen), problems: [] };
    const document = await make();
    const step = stepBetween(shown, document.version);
    return { step, ...namesOf(document), problems: step === 'nothing' ? problemsOf(document) : [] };
  } catch (failure) {
    if (!isStop(failure)) throw failure;
    return { ...noChange, problems: failure.problems };
  }
}

const namesOf = ({ version, assets }: Glance) => ({ version: formatVersion(version), styles: assets.styles });
