import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRoute } from '../../../components/define-page.ts';
import type { Problem } from '../../problem.ts';
import type { ModelResponse } from '../../server-model/respond.ts';
import { isStop } from '../is-stop.ts';
import { ofServer } from '../problem-list.ts';
import type { PageDocument } from './documents.ts';
import { formatVersion, parseVersion, type Step, stepBetween } from './version.ts';

/** What a browser has to do after a change. */
export type Change = {
  step: Step;
  /** The version that it shows then. */
  version: string | null;
  /** Addresses of all style sheets, in order. */
  styles: readonly string[];
  /** What is wrong with the page. With an error it stays as it is. */
  problems: readonly Problem[];
};

export type AnswerChangeOptions = {
  request: IncomingMessage;
  response: ServerResponse;
  decide: (request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) => ModelResponse;
  pages: ReadonlyMap<string, PageRoute>;
  /** Makes a document, and finds what is wrong with it. */
  document: (route: PageRoute) => Promise<{ document: PageDocument; problems: readonly Problem[] }>;
  /** Errors of what all pages depend on. */
  problems: () => readonly Problem[];
};

/** Answers `/__site/change?address=…&version=…`: how the page of an address differs from the version that a browser shows. */
export async function answerChange({
  request,
  response,
  decide,
  pages,
  document,
  problems,
}: AnswerChangeOptions): Promise<void> {
  const { searchParams } = new URL(request.url!, 'http://site');
  const { file } = decide({ method: 'GET', headers: request.headers, url: searchParams.get('address') ?? '/' });
  const route = file === null ? undefined : pages.get(file);
  const change = route
    ? await changeOf({ shown: searchParams.get('version') ?? '', make: () => document(route) })
    : { step: 'reload' as const, version: null, styles: [], problems: [] };
  sendChange(response, { ...change, problems: [...problems(), ...change.problems] });
}

export function sendChange(response: ServerResponse, change: Change): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ ...change, problems: change.problems.map(ofServer) }));
}

/** What a page does while nothing can be made. */
export const noChange = { step: 'nothing', version: null, styles: [] } as const satisfies Partial<Change>;

async function changeOf({
  shown,
  make,
}: {
  shown: string;
  make: () => ReturnType<AnswerChangeOptions['document']>;
}): Promise<Change> {
  try {
    const {
      document: { version, assets },
      problems,
    } = await make();
    const step = stepBetween(parseVersion(shown), version);
    return { step, version: formatVersion(version), styles: assets.styles, problems };
  } catch (failure) {
    if (!isStop(failure)) throw failure;
    return { ...noChange, problems: failure.problems };
  }
}
