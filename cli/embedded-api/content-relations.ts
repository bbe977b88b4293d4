import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import type { Content } from './content.ts';
import { fieldProblem } from './content-problem.ts';
import { readSource } from './markdown-file.ts';
import { placeIn } from './source-place.ts';

type RelationProblemsInput = { folder: string; content: Omit<Content, 'warnings'> };

/** Problems across records and files: duplicate ids, references to missing records, dates in the wrong order. */
export function relationProblems({ folder, content }: RelationProblemsInput): Problem[] {
  /** A problem with the line of its field. The file is read again: few builds have such a problem. */
  const problem = ({
    path,
    steps,
    ...said
  }: Pick<Parameters<typeof fieldProblem>[0], 'path' | 'steps' | 'why' | 'fix'>) =>
    fieldProblem({ folder, path, place: placeIn(readSource({ folder, path }), steps), steps, ...said });
  const lists = [
    { path: 'banners.json', at: [], records: content.bannerList },
    { path: 'activities.json', at: [], records: content.bannerActivity },
    { path: 'blog/types.json', at: [], records: content.blogType },
    { path: 'cases/types.json', at: [], records: content.caseType },
    { path: 'cases/logos.json', at: [], records: content.caseLogo },
    { path: 'demos.json', at: [], records: content.demoList },
    { path: 'downloads.json', at: [], records: content.demoDownloadList },
    { path: 'videos.json', at: [], records: content.videoList },
    { path: 'lecturers.json', at: [], records: content.lecturerList },
    { path: 'mctalk-banners.json', at: [], records: content.mctalkBanner },
    { path: 'change-posts.json', at: [], records: content.changePost },
    ...Object.entries(content.blogData).map(([name, records]) => ({ path: 'blog/blocks.json', at: [name], records })),
  ];
  const twice = lists.flatMap(({ path, at, records }) =>
    records.flatMap(({ id }, index) => {
      const first = records.findIndex((record) => record.id === id);
      if (first === index) return [];
      const why = `${JSON.stringify(id)} is already the id of [${first}]`;
      return [problem({ path, steps: [...at, index, 'id'], why, fix: 'give each record a unique id' })];
    }),
  );

  const texts = [
    ...content.articles.map(({ head }) => ({ path: `blog/articles/${head.id}.md`, record: head, kinds: articleKinds })),
    ...content.cases.map((record) => ({ path: `cases/articles/${record.id}.md`, record, kinds: caseKinds })),
  ].flatMap(({ path, record, kinds }) => {
    const known = content[kinds.call].map((type) => type.id);
    const unknown = !known.includes(record.type) && {
      steps: ['type'],
      why: `${JSON.stringify(record.type)} is no ${kinds.name}: ${join(folder, kinds.path)} has ${known.join(', ') || 'none'}`,
      fix: `name one of them, or add the ${kinds.name} there`,
    };
    const backwards = Date.parse(record.updateTime) < Date.parse(record.publishTime) && {
      steps: ['updateTime'],
      why: `${record.updateTime} is before its publishTime, ${record.publishTime}`,
      fix: 'correct one of the two times',
    };
    const expired = record.expireTime !== undefined &&
      Date.parse(record.expireTime) <= Date.parse(record.publishTime) && {
        steps: ['expireTime'],
        why: `${record.expireTime} is not after its publishTime, ${record.publishTime}`,
        fix: 'correct one of the two times',
      };
    return [unknown, backwards, expired].filter((found) => found !== false).map((found) => problem({ path, ...found }));
  });

  const top = content.topCases.flatMap((id, index) => {
    if (content.cases.some((one) => one.id === id)) return [];
    const why = `${JSON.stringify(id)} is not a case: ${join(folder, 'cases/articles')} has no file of that name`;
    return [problem({ path: 'cases/top.json', steps: [index], why, fix: 'name a case, or remove it' })];
  });

  const undocumented = content.demoList.flatMap(({ document }, index) => {
    if (document === undefined || content.demoDocuments.some(({ id }) => id === document)) return [];
    const why = `${JSON.stringify(document)} is not a document: ${join(folder, 'demos')} has no file of that name`;
    const fix = `write demos/${document}.md, or remove the field`;
    return [problem({ path: 'demos.json', steps: [index, 'document'], why, fix })];
  });

  const services = Object.entries(content.protocols).flatMap(([lang, protocols]) =>
    protocols.flatMap(({ id, serviceType }, index) => {
      const first = protocols.findIndex((other) => serviceType !== undefined && other.serviceType === serviceType);
      if (first < 0 || first === index) return [];
      const why = `${serviceType} is already the service type of ${protocols[first]?.id}`;
      const fix = 'use each service type once';
      return [problem({ path: `protocols/${lang}/${id}.md`, steps: ['serviceType'], why, fix })];
    }),
  );
  return [...twice, ...texts, ...top, ...undocumented, ...services];
}

/** The file that lists the values of `type`. */
const articleKinds = { call: 'blogType', path: 'blog/types.json', name: 'category' } as const;
const caseKinds = { call: 'caseType', path: 'cases/types.json', name: 'type' } as const;
