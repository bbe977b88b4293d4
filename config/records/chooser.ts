import * as z from 'zod';
import { sitePath } from '#generator';
import { text } from '../calls/shapes.ts';
import { type Choice, choices, type Question } from '../choices.ts';
import { said } from './said.ts';

const answersOf = <Name extends Question>(name: Name) =>
  z.object(Object.fromEntries(choices[name].map((one) => [one, text])) as Record<Choice<Name>, typeof text>);
const questionOf = <Name extends Question>(name: Name) => z.object({ text, answers: answersOf(name) });
const someOf = <Name extends Question>(name: Name) =>
  z.array(z.enum(choices[name] as readonly Choice<Name>[] as [Choice<Name>, ...Choice<Name>[]])).min(1);

const product = z
  .object({
    name: text,
    page: z
      .string()
      .regex(new RegExp(`^${sitePath}$`), { error: 'expected a path of this site' })
      .optional()
      .meta(said('A page of this site', '本站的页面')),
    docs: z
      .string()
      .regex(/^\/[\w/-]+$/, { error: 'expected a path of the documentation' })
      .optional()
      .meta(said('A path of the documentation, where there is no page', '没有页面时写文档中心的路径')),
  })
  .refine(({ page, docs }) => (page === undefined) !== (docs === undefined), {
    error: 'a product leads to either a page or the documentation',
  });

const advice = z.object({
  who: someOf('who'),
  size: someOf('size'),
  time: someOf('time'),
  products: z.array(product).min(1).max(2, { error: 'an advice names two products at most' }),
  reason: text
    .refine((reason) => !/\{(?!firstAnswer\})/.test(reason), { error: 'the only value of a reason is {firstAnswer}' })
    .meta(
      said(
        'Why; {firstAnswer} is when a voice agent answers, in milliseconds',
        '理由；{firstAnswer} 是智能体开口的毫秒数',
      ),
    ),
});

const combinations = choices.who.flatMap((who) =>
  choices.size.flatMap((size) => choices.time.map((time) => ({ who, size, time }))),
);

const ofEdition = z
  .object({
    title: text,
    lead: text,
    questions: z.object({ who: questionOf('who'), size: questionOf('size'), time: questionOf('time') }),
    advice: z.array(advice).meta(said('What fits some of the answers', '每种回答的建议')),
  })
  .superRefine((chooser, context) => {
    for (const { who, size, time } of combinations) {
      const fitting = chooser.advice.filter(
        (one) => one.who.includes(who) && one.size.includes(size) && one.time.includes(time),
      );
      if (fitting.length !== 1)
        context.addIssue({
          code: 'custom',
          path: ['advice'],
          message: `the answers ${who}, ${size}, ${time} need one advice; they have ${fitting.length}`,
        });
    }
  });

/** `chooser.json`: three questions that lead to one or two products. */
export const chooserFile = z.object({ zh: ofEdition, en: ofEdition });
