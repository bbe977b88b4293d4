import { join } from 'node:path';
import type { PageRoute } from '../define/page.ts';
import type { CallName } from '../../config/calls/ask.ts';
import type { Ask } from '../define/ask.ts';
import type { Call } from '../define/call.ts';
import { calls } from '../../config/calls/index.ts';
import type { Lecturer } from '../../config/calls/talks.ts';
import { buildLimits } from '../../config/limits.ts';
import { talkSeasons } from '../../config/talk-seasons.ts';
import { editionNames, editions } from '../../config/editions.ts';
import type { Content } from '../embedded-api/content.ts';
import { hint } from '../embedded-api/explain-issue.ts';
import { readSource } from '../embedded-api/markdown-file.ts';
import { placeIn } from '../embedded-api/source-place.ts';
import type { Problem } from '../problem.ts';

/** What the pages of a site request and show. */
export type Requests = {
  addPage(route: Pick<PageRoute, 'edition' | 'address' | 'pageName'>): void;
  add(ask: Ask): void;
  /** Whether a page made the call with these parameters. */
  has(call: CallName, request: Readonly<Record<string, unknown>>): boolean;
  /** The keys of `seo.json` that pages look up. */
  seoKeys: ReadonlySet<string>;
  /** The names of menus that pages look up. */
  menus: ReadonlySet<string>;
};

export function openRequests(): Requests {
  const made = new Set<string>();
  const seoKeys = new Set<string>();
  const menus = new Set<string>(editionNames.map((edition) => editions[edition].navigation));
  const keyOf = (call: string, request: object) => JSON.stringify([call, Object.entries(request).sort()]);
  return {
    addPage({ edition, address, pageName }) {
      seoKeys.add(edition === 'en' && address === '/' ? '/en' : address);
      menus.add(pageName);
    },
    add: ({ call, request }) => void made.add(keyOf(call, request as object)),
    has: (call, request) => made.has(keyOf(call, request)),
    seoKeys,
    menus,
  };
}

/** A file whose record is the response of one call, and the requests for it. */
type RecordFile = { path: string; call: CallName; requests: Readonly<Record<string, unknown>>[] };

const recordFile = (path: string, call: CallName, ...own: RecordFile['requests']): RecordFile => ({
  path,
  call,
  requests: own,
});

type UnshownRecordsInput = { content: Content; requests: Requests; folder: string };

/** Warns of records that no page requests: their files have no effect. */
export function unshownRecords({ content, requests, folder }: UnshownRecordsInput): Problem[] {
  const unshown = (path: string, why: string, fix: string, steps?: readonly PropertyKey[]): Problem => {
    const place = steps && placeIn(readSource({ folder, path }), steps);
    return {
      severity: 'warning',
      what: `no page shows ${steps ? `${String(steps.at(-1))} of ${path}` : path}`,
      where: join(folder, path) + (place ? `:${place}` : ''),
      why,
      fix,
    };
  };
  const files: RecordFile[] = [
    ...content.articles.map(({ head: { id } }) => recordFile(`blog/articles/${id}.md`, 'blogDetail', { id })),
    ...content.cases.map(({ id }) => recordFile(`cases/articles/${id}.md`, 'casePrevOrNext', { id })),
    ...content.demoDocuments.map(({ id }) => recordFile(`demos/${id}.md`, 'demoDetail', { id })),
    ...[...content.pages.keys()].map((product) => recordFile(`pages/${product}.json`, 'pageData', { product })),
    ...editionNames.flatMap((lang) =>
      content.protocols[lang].map(({ id, serviceType }) =>
        recordFile(`protocols/${lang}/${id}.md`, 'protocolDetail', { id, lang }, { serviceType, lang }),
      ),
    ),
  ];
  return [
    ...files
      .filter(({ call, requests: own }) => !own.some((request) => requests.has(call, request)))
      .map(({ path }) =>
        unshown(path, 'no page requests it', 'link it from a record that is shown, or remove the file'),
      ),
    ...Object.keys(content.seoInfo)
      .filter((address) => !requests.seoKeys.has(address))
      .map((address) =>
        unshown(
          'seo.json',
          `${address} is not the address of a page`,
          `correct the address${hint(address, [...requests.seoKeys])}, or remove it`,
          [address],
        ),
      ),
    ...Object.keys(content.navigation)
      .filter((name) => !requests.menus.has(name))
      .map((name) =>
        unshown(
          `navigation/${name}.json`,
          `no address of a page begins with /${name}`,
          `rename the file${hint(name, [...requests.menus])}, or remove it`,
        ),
      ),
  ];
}

/** Lists that pages shorten, and their files. */
const shortened = [
  ['blogType', 'blog/types.json'],
  ['blogNav', 'blog/nav.json'],
  ['blogData', 'blog/blocks.json'],
] as const satisfies readonly (readonly [CallName, string])[];

/** Warns of lists with more records than pages show. */
export function cutLists({ content, folder }: Pick<UnshownRecordsInput, 'content' | 'folder'>): Problem[] {
  return shortened.flatMap(([call, path]) => {
    const { limit }: Call = calls[call];
    const shown = new Map(listsOf(limit!(content[call])));
    return listsOf(content[call]).flatMap(([name, records]) => {
      const most = shown.get(name)!.length;
      if (records.length <= most) return [];
      const place = placeIn(readSource({ folder, path }), [...(name === '' ? [] : [name]), most]);
      return [
        {
          severity: 'warning' as const,
          what: `pages show ${most} of the ${records.length} records of ${path}${name && `, ${name}`}`,
          where: `${join(folder, path)}:${place}`,
          why: 'the list is longer than its place on the pages',
          fix: 'remove records, or change their order: the first ones are shown',
        },
      ];
    });
  });
}

/** The lists of a file, by name; one without name when the file is a list. */
const listsOf = (data: unknown): [string, readonly unknown[]][] =>
  Array.isArray(data) ? [['', data]] : Object.entries(data as Record<string, readonly unknown[]>);

/** Warns of lecturers beyond the length of the list that are of a later season than one within it: they are forgotten there. */
export function lateLecturers({
  content: { lecturerList },
  folder,
}: Pick<UnshownRecordsInput, 'content' | 'folder'>): Problem[] {
  const path = 'lecturers.json';
  const most = buildLimits.list.lecturers;
  const seasonOf = ({ season }: Lecturer) => talkSeasons.findIndex(({ id }) => id === season);
  const earliest = Math.min(...lecturerList.slice(0, most).map(seasonOf));
  return lecturerList.flatMap((lecturer, index) => {
    if (index < most || seasonOf(lecturer) <= earliest) return [];
    return [
      {
        severity: 'warning' as const,
        what: `no page shows ${lecturer.name} of ${path}`,
        where: `${join(folder, path)}:${placeIn(readSource({ folder, path }), [index])}, record [${index}]`,
        why: `pages show the first ${most} lecturers`,
        fix: 'move the record before those of earlier seasons',
      },
    ];
  });
}
