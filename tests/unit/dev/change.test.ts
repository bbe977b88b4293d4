import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { answerChange, type Change } from '../../../cli/dev/engine/change.ts';
import type { Glance, PageDocument } from '../../../cli/dev/engine/documents.ts';
import { formatVersion, type Version } from '../../../cli/dev/engine/version.ts';
import type { Problem } from '../../../cli/problem.ts';

const shown: Version = { script: 's1', page: 'p1', styles: 'c1' };
const problem: Problem = {
  severity: 'warning',
  what: 'dead link: /none',
  where: 'page zh /sms',
  why: 'no page',
  fix: 'correct it',
};

/** What a browser that shows `shown` is told. */
async function changeTo({
  seen,
  rendered = seen,
  types = [],
}: {
  seen: Partial<Version>;
  rendered?: Partial<Version>;
  types?: readonly Problem[];
}) {
  const glanced = (version: Partial<Version>) =>
    ({ version: { ...shown, ...version }, assets: { styles: ['/assets/page.css'] } }) as unknown as Glance;
  const document = vi.fn(async () => glanced(rendered) as PageDocument);
  let body = '';
  await answerChange({
    root: '/project',
    request: { url: `/__site/change?address=/sms&version=${formatVersion(shown)}`, headers: {} } as IncomingMessage,
    response: { writeHead: () => undefined, end: (text: string) => (body = text) } as unknown as ServerResponse,
    routeAt: () => ({}) as never,
    document,
    glance: async () => glanced(seen),
    problemsOf: () => [problem],
    problems: () => [],
    types: () => types,
  });
  const { step, version, problems, types: wrong } = JSON.parse(body) as Change;
  return { step, version, problems: problems.length, renders: document.mock.calls.length, wrong };
}

it('replaces styles before the document is rendered', async () => {
  expect(await changeTo({ seen: { styles: 'c2' } })).toMatchObject({
    step: 'styles',
    version: 's1.p1.c2',
    problems: 0,
    renders: 0,
  });
});

it('renders the document once its styles are shown, and reports its problems', async () => {
  expect(await changeTo({ seen: {} })).toMatchObject({ step: 'nothing', version: 's1.p1.c1', problems: 1, renders: 1 });
});

it('replaces the page where the rendered document differs after all', async () => {
  expect(await changeTo({ seen: {}, rendered: { page: 'p2' } })).toMatchObject({ step: 'page', version: 's1.p2.c1' });
});

it('replaces the page where its code changed too, and loads it again where its script did', async () => {
  expect(await changeTo({ seen: { styles: 'c2', page: 'p2' } })).toMatchObject({ step: 'page', renders: 1 });
  expect(await changeTo({ seen: { styles: 'c2', script: 's2' } })).toMatchObject({ step: 'reload', renders: 1 });
});

it('lists errors in types beside the problems of the page, once for a line', async () => {
  const wrong = (where: string): Problem => ({ ...problem, severity: 'error', what: 'wrong type', where });
  const types = [wrong('pages/sms/page.tsx:3:1'), wrong('page zh /sms')];
  const { wrong: shownTypes } = await changeTo({ seen: {}, types });
  expect(shownTypes.map(({ where }) => where)).toEqual(['pages/sms/page.tsx:3:1']);
});
