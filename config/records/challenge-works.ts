import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { type Award, awards, type Theme, themes, type Use, uses } from '../works/marks.ts';
import { count, recordName } from './amounts.ts';
import { said } from './said.ts';

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(table) as [Name, ...Name[]]);

const minute = z.number().min(0, { error: 'a use begins at minute 0' });

const points = (most: number) => count().max(most, { error: `there are ${most} points at most` });

const work = z
  .object({
    id: recordName.meta(said('Last part of the address', '地址的最后一段')),
    name: text,
    team: text,
    city: text,
    theme: namesOf<Theme>(themes),
    award: namesOf<Award>(awards),
    idea: text.meta(said('What it is for, in a sentence', '一句话说明用途')),
    made: text.meta(said('How it is done, and what it took', '怎么做的，花了什么')),
    said: text.meta(said('What the jury said', '评委的话')),
    later: text.meta(said('What became of it by the next year', '一年后怎么样了')),
    points: z
      .object({ use: points(40), making: points(40), thrift: points(20) })
      .meta(said('Points for use, making and thrift: 40, 40 and 20 at most', '得分：有用 40、做法 40、节省 20')),
    built: z
      .object({ days: count(1).max(45), lines: count(1), kB: count(1).max(2_048) })
      .meta(
        said('Days from the first line to the last, lines of code, size in kB', '开发天数、代码行数、包的大小（kB）'),
      ),
    minutes: z.number().positive().meta(said('Minutes of a usual use', '通常用多少分钟')),
    lanes: z
      .array(
        z.object({
          who: text.meta(said('Who takes part', '谁参与')),
          parts: z
            .array(z.object({ use: namesOf<Use>(uses), from: minute, to: minute }))
            .min(1)
            .meta(said('What they use, from which minute to which', '用什么，从第几分钟到第几分钟')),
        }),
      )
      .min(1)
      .meta(said('A usual use, person by person', '一次使用，逐人写')),
  })
  .superRefine(({ minutes, lanes }, context) => {
    lanes.forEach(({ parts }, lane) =>
      parts.forEach(({ from, to }, part) => {
        if (from >= to || to > minutes)
          context.addIssue({
            code: 'custom',
            path: ['lanes', lane, 'parts', part, 'to'],
            message: `a part ends after it begins, at minute ${minutes} at the latest`,
          });
      }),
    );
  });

const totalOf = ({ points }: z.infer<typeof work>) => points.use + points.making + points.thrift;

/** `challenge-works.json`: what reached the final of the challenge. */
export const challengeFile = z.object({
  entries: count(1).meta(said('Entries to the challenge', '参赛作品数')),
  cities: count(1).meta(said('Cities that they came from', '来自多少个城市')),
  works: z
    .array(work)
    .min(1)
    .superRefine((works, context) => {
      works.forEach((one, index) => {
        const before = works[index - 1];
        if (works.findIndex(({ id }) => id === one.id) < index)
          context.addIssue({ code: 'custom', path: [index, 'id'], message: `another work has the id ${one.id}` });
        if (before !== undefined && totalOf(one) > totalOf(before))
          context.addIssue({
            code: 'custom',
            path: [index, 'points'],
            message: `works with more points come first: the one before it has ${totalOf(before)}`,
          });
      });
    })
    .meta(said('Works of the final, most points first', '入围作品，得分高的在前')),
});
