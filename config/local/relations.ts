import { type ContentCheck, inside, type Problem } from '#generator';
import { moment } from '../calls/moment.ts';
import type { PricedProduct } from '../priced-products.ts';
import { routes } from '../routes/index.ts';
import type { ContentParts } from './content.ts';

type RelationProblemsOptions = ContentCheck & { parts: ContentParts };

/**
 * Problems across records and files: duplicate ids, references to missing records, dates in the wrong order. Files with other errors are
 * checked too, by the fields that they have.
 */
export function relationProblems({ parts, place, atField: problem, hint }: RelationProblemsOptions): Problem[] {
  const lists = [
    { path: 'banners.json', at: [], records: parts.bannerList },
    { path: 'activities.json', at: [], records: parts.bannerActivity },
    { path: 'blog/types.json', at: [], records: parts.blogType },
    { path: 'cases/types.json', at: [], records: parts.caseType },
    { path: 'cases/logos.json', at: [], records: parts.caseLogo },
    { path: 'demos.json', at: [], records: parts.demoList },
    { path: 'downloads.json', at: [], records: parts.demoDownloadList },
    { path: 'videos.json', at: [], records: parts.videoList },
    { path: 'lecturers.json', at: [], records: parts.lecturerList },
    { path: 'mctalk-banners.json', at: [], records: parts.mctalkBanner },
    { path: 'change-posts.json', at: [], records: parts.changePost },
    ...Object.entries(parts.blogData ?? {}).map(([name, records]) => ({
      path: 'blog/blocks.json',
      at: [name],
      records,
    })),
  ];
  const twice = lists.flatMap(({ path, at, records }) =>
    (records ?? []).flatMap(({ id }, index) => {
      const first = records!.findIndex((record) => record.id === id);
      if (first === index) return [];
      const why = `${JSON.stringify(id)} is already the id of [${first}]`;
      return [problem({ path, steps: [...at, index, 'id'], why, fix: 'give each record a unique id' })];
    }),
  );

  const texts = [
    ...(parts.articles ?? []).map((file) => ({ ...file, kinds: articleKinds })),
    ...(parts.cases ?? []).map((file) => ({ ...file, kinds: caseKinds })),
  ].flatMap(({ path, written, kinds }) => {
    const [type, publishTime, expireTime] = ['type', 'publishTime', 'expireTime'].map((name) => inside(written, name));
    const known = parts[kinds.call]?.map(({ id }) => id);
    const unknown = known !== undefined &&
      typeof type === 'string' &&
      type !== '' &&
      !known.includes(type) && {
        steps: ['type'],
        why: `${JSON.stringify(type)} is no ${kinds.name}: ${place(kinds.path)} has ${known.join(', ') || 'none'}`,
        fix: `name one of them${hint(type, known)}, or add the ${kinds.name} there`,
      };
    const [from, until] = [publishTime, expireTime].map((time) => moment.safeParse(time).data);
    const expired = from !== undefined &&
      until !== undefined &&
      Date.parse(until) <= Date.parse(from) && {
        steps: ['expireTime'],
        why: `${until} is not after its publishTime, ${from}`,
        fix: 'correct one of the two times',
      };
    return [unknown, expired].filter((found) => found !== false).map((found) => problem({ path, ...found }));
  });

  const misnamed = [...(parts.zh ?? []), ...(parts.en ?? [])].flatMap(({ id, path, written }) => {
    const own = inside(written, 'id');
    if (typeof own !== 'string' || own === '' || own === id) return [];
    const why = `it is ${JSON.stringify(own)}, and the file's name says ${JSON.stringify(id)}`;
    return [problem({ path, steps: ['id'], why, fix: 'use the same id for both' })];
  });

  const pages = routes.map(({ path }) => path);
  const campaigns = Object.keys(parts.campaigns ?? {}).flatMap((address) => {
    if (pages.includes(address)) return [];
    const why = `no page has the address ${address}`;
    return [
      problem({
        path: 'campaigns.json',
        steps: [address],
        why,
        fix: `correct it${hint(address, pages)}, or remove it`,
      }),
    ];
  });

  const advised = (['zh', 'en'] as const).flatMap((edition) =>
    (parts.chooser?.[edition]?.advice ?? []).flatMap(({ products }, advice) =>
      products.flatMap(({ page }, index) => {
        if (page === undefined || pages.includes(page)) return [];
        return [
          problem({
            path: 'chooser.json',
            steps: [edition, 'advice', advice, 'products', index, 'page'],
            why: `no page has the address ${page}`,
            fix: `correct it${hint(page, pages)}, or remove it`,
          }),
        ];
      }),
    ),
  );

  const uncounted = Object.entries(parts.priceExamples ?? {}).flatMap(([product, examples]) => {
    const list = parts.prices?.products?.[product as PricedProduct];
    if (list === undefined) return [];
    return examples.flatMap(({ plan, quantities }, index) => {
      const names = [
        ...Object.keys(quantities).map((name) => ({ at: ['quantities', name], kind: 'meter', name, all: list.meters })),
        ...(plan === undefined ? [] : [{ at: ['plan'], kind: 'plan', name: plan, all: list.plans ?? {} }]),
      ];
      return names.flatMap(({ at, kind, name, all }) => {
        const known = Object.keys(all);
        if (known.includes(name)) return [];
        const why = `${JSON.stringify(name)} is no ${kind} of ${product}: ${place('prices.json')} has ${known.join(', ') || 'none'}`;
        const fix = `name one of them${hint(name, known)}, or add the ${kind} there`;
        return [problem({ path: 'price-examples.json', steps: [product, index, ...at], why, fix })];
      });
    });
  });

  const unwritten = (parts.legalTexts ?? []).flatMap((listed, index) =>
    (['zh', 'en'] as const).flatMap((edition) => {
      const written = parts[edition];
      if (listed[edition] === undefined || written === null || written.some(({ id }) => id === listed.slug)) return [];
      const why = `${JSON.stringify(listed.slug)} is not a text: ${place(`protocols/${edition}`)} has no file of that name`;
      const fix = `write protocols/${edition}/${listed.slug}.md, or remove ${edition}`;
      return [problem({ path: 'legal-texts.json', steps: [index, 'slug'], why, fix })];
    }),
  );

  const top = (parts.topCases ?? []).flatMap((id, index) => {
    if (parts.cases === null || parts.cases.some((one) => one.id === id)) return [];
    const why = `${JSON.stringify(id)} is not a case: ${place('cases/articles')} has no file of that name`;
    const fix = `name a case${hint(
      id,
      parts.cases.map((one) => one.id),
    )}, or remove it`;
    return [problem({ path: 'cases/top.json', steps: [index], why, fix })];
  });

  const references = [
    { path: 'talk-notes.json', field: 'lecturer', named: parts.talkNotes?.map(({ lecturer }) => lecturer) },
    { path: 'talk-slides.json', field: 'lecturer', named: parts.talkSlides?.map(({ lecturer }) => lecturer) },
    { path: 'lesson-frames.json', field: 'lesson', named: parts.lessonFrames?.map(({ lesson }) => lesson) },
  ] as const;
  const named = { lecturer: 'lecturers.json', lesson: 'videos.json' } as const;
  const ids = { lecturer: parts.lecturerList, lesson: parts.videoList };
  const unknown = references.flatMap(({ path, field, named: names = [] }) => {
    const known = ids[field]?.map(({ id }) => id);
    return names.flatMap((name, index) => {
      if (known === undefined || known.includes(name)) return [];
      const why = `${JSON.stringify(name)} is no ${field}: ${place(named[field])} has no record of that id`;
      return [
        problem({ path, steps: [index, field], why, fix: `name a ${field}${hint(name, known)}, or remove the record` }),
      ];
    });
  });

  const undocumented = (parts.demoList ?? []).flatMap(({ document }, index) => {
    if (document === undefined || parts.demoDocuments === null) return [];
    if (parts.demoDocuments.some(({ id }) => id === document)) return [];
    const why = `${JSON.stringify(document)} is not a document: ${place('demos')} has no file of that name`;
    const fix = `write demos/${document}.md, or remove the field`;
    return [problem({ path: 'demos.json', steps: [index, 'document'], why, fix })];
  });

  const services = [parts.zh ?? [], parts.en ?? []].flatMap((protocols) =>
    protocols.flatMap(({ path, written }, index) => {
      const type = inside(written, 'serviceType');
      const first = protocols.findIndex(
        (other) => typeof type === 'number' && inside(other.written, 'serviceType') === type,
      );
      if (first < 0 || first === index) return [];
      const why = `${type} is already the service type of ${protocols[first]?.id}`;
      return [problem({ path, steps: ['serviceType'], why, fix: 'use each service type once' })];
    }),
  );
  return [
    ...twice,
    ...texts,
    ...misnamed,
    ...campaigns,
    ...advised,
    ...uncounted,
    ...unwritten,
    ...top,
    ...unknown,
    ...undocumented,
    ...services,
  ];
}

/** The file that lists the values of `type`. */
const articleKinds = { call: 'blogType', path: 'blog/types.json', name: 'category' } as const;
const caseKinds = { call: 'caseType', path: 'cases/types.json', name: 'type' } as const;
