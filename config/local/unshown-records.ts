import type { Call, ContentCheck, Problem, Requests } from '#generator';
import type { CallName } from '../calls/request.ts';
import { calls } from '../calls/index.ts';
import type { Lecturer } from '../calls/talks.ts';
import { editionNames } from '../editions.ts';
import { buildLimits } from '../limits.ts';
import { talkSeasons } from '../talk-seasons.ts';
import type { Content } from './content.ts';

/** A file whose record is the response of one call, and the requests for it. */
type RecordFile = { path: string; call: CallName; requests: Readonly<Record<string, unknown>>[] };

const recordFile = (path: string, call: CallName, ...own: RecordFile['requests']): RecordFile => ({
  path,
  call,
  requests: own,
});

type UnshownRecordsOptions = ContentCheck & { content: Content; requests: Requests };

/** Warns of records that no page requests: their files have no effect. */
export function unshownRecords({ content, requests, place, hint }: UnshownRecordsOptions): Problem[] {
  const unshown = (path: string, why: string, fix: string, steps?: readonly PropertyKey[]): Problem => {
    return {
      severity: 'warning',
      what: `no page shows ${steps ? `${String(steps.at(-1))} of ${path}` : path}`,
      where: place(path, steps),
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
export function cutLists({ content, place }: Pick<UnshownRecordsOptions, 'content' | 'place'>): Problem[] {
  return shortened.flatMap(([call, path]) => {
    const { limit }: Call = calls[call];
    const shown = new Map(listsOf(limit!(content[call])));
    return listsOf(content[call]).flatMap(([name, records]) => {
      const most = shown.get(name)!.length;
      if (records.length <= most) return [];
      return [
        {
          severity: 'warning' as const,
          what: `pages show ${most} of the ${records.length} records of ${path}${name && `, ${name}`}`,
          where: place(path, [...(name === '' ? [] : [name]), most]),
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
  place,
}: Pick<UnshownRecordsOptions, 'content' | 'place'>): Problem[] {
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
        where: `${place(path, [index])}, record [${index}]`,
        why: `pages show the first ${most} lecturers`,
        fix: 'move the record before those of earlier seasons',
      },
    ];
  });
}
