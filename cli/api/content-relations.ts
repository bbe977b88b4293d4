import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import type { Content } from './content.ts';
import { fieldProblem } from './content-problem.ts';

/** What no schema of one file can see: ids that occur twice, articles of a category that does not exist, times that run back. */
export function relations({ folder, content }: { folder: string; content: Content }): Problem[] {
  const lists = [
    { path: 'banners.json', at: [], records: content.bannerList },
    { path: 'activities.json', at: [], records: content.bannerActivity },
    { path: 'blog/types.json', at: [], records: content.blogType },
    ...Object.entries(content.blogData).map(([name, records]) => ({ path: 'blog/blocks.json', at: [name], records })),
  ];
  const twice = lists.flatMap(({ path, at, records }) =>
    records.flatMap(({ id }, index) => {
      const first = records.findIndex((record) => record.id === id);
      if (first === index) return [];
      const why = `${JSON.stringify(id)} is the id of [${first}] already`;
      return [
        fieldProblem({ folder, path, steps: [...at, index, 'id'], why, fix: 'give each record an id of its own' }),
      ];
    }),
  );

  const types = content.blogType.map((type) => type.id);
  const articles = content.articles.flatMap(({ head }) => {
    const path = `blog/articles/${head.id}.md`;
    const unknown = !types.includes(head.type) && {
      steps: ['type'],
      why: `${JSON.stringify(head.type)} is no category: ${join(folder, 'blog/types.json')} has ${types.join(', ') || 'none'}`,
      fix: 'name one of them, or add the category there',
    };
    const backwards = Date.parse(head.updateTime) < Date.parse(head.publishTime) && {
      steps: ['updateTime'],
      why: `${head.updateTime} is before its publishTime, ${head.publishTime}`,
      fix: 'correct one of the two times',
    };
    return [unknown, backwards]
      .filter((found) => found !== false)
      .map((found) => fieldProblem({ folder, path, ...found }));
  });
  return [...twice, ...articles];
}
