import * as z from 'zod';
import { id, text } from '../calls/shapes.ts';
import { textWidth } from '../rules/text-width.ts';
import { said } from './said.ts';

/** Chinese letters of the sentence, which is as wide as the slide. */
const most = 15;

const place = z.number().min(0, { error: 'a place is 0 or more' }).max(100, { error: 'a place is 100 at most' });
const point = z.object({
  x: place.meta(said('From 0, left, to 100, right', '从左 0 到右 100')),
  y: place.meta(said('From 0, bottom, to 100, top', '从下 0 到上 100')),
});
const points = z
  .array(point)
  .min(2, { error: 'a line has two points at least' })
  .superRefine((all, context) =>
    all.forEach(({ x }, index) => {
      const before = all[index - 1]?.x;
      if (before !== undefined && x < before)
        context.addIssue({
          code: 'custom',
          path: [index, 'x'],
          message: `points go from left to right: the one before it is at ${before}`,
        });
    }),
  );

const line = z
  .object({
    points: points.optional(),
    wave: z
      .object({ quietFrom: place, quietTo: place })
      .optional()
      .meta(said('Sound in place of points, and where it is quieter', '不写点而画一段声波，以及哪一段轻一些')),
    beside: points.optional().meta(said('A dotted line to compare with', '用来比较的虚线')),
    mark: point.extend({ name: text }).meta(said('The place that the talk is about', '这一讲说的地方')),
    axis: z.object({ from: text, to: text }).meta(said('Names of both ends', '横轴两端的名称')),
  })
  .refine(({ points: own, wave }) => (own === undefined) !== (wave === undefined), {
    error: 'a line has either points or a wave',
  });

const share = z.number().positive();

const slide = z
  .object({
    lecturer: id.meta(said('Id of the lecturer in lecturers.json', '讲师在 lecturers.json 里的编号')),
    says: text
      .refine((sentence) => textWidth(sentence) <= 2 * most, {
        error: `the slide has room for ${most} Chinese letters, or twice as many Latin ones`,
      })
      .meta(said('What the talk says, in a sentence', '一句话说出这一讲')),
    parts: z
      .object({
        shares: z
          .array(
            z.object({
              name: text,
              share,
              marked: z.boolean().optional().meta(said('Coloured and named', '上色并写出名称')),
            }),
          )
          .min(2),
        sum: text.meta(said('What all of them are; {sum} is the sum', '合计的说法，{sum} 是合计')),
      })
      .optional()
      .meta(said('Parts of a whole, side by side', '一个整体的各部分，并排')),
    line: line.optional().meta(said('Values over an axis', '横轴上的一条线')),
    bars: z
      .array(z.object({ name: text, share: share.max(100) }))
      .length(2, { error: 'the slide has room for two bars' })
      .optional()
      .meta(
        said('The same thing in two ways, by what it takes: 100 is all of the width', '同一件事的两种做法，100 是满宽'),
      ),
    rows: z
      .array(z.object({ text, passes: z.boolean().meta(said('A tick, or a cross', '打勾，或打叉')) }))
      .min(2)
      .max(3, { error: 'the slide has room for three rows' })
      .optional()
      .meta(said('What passes, and what does not', '什么通过，什么不通过')),
  })
  .refine(({ parts, line, bars, rows }) => [parts, line, bars, rows].filter((one) => one !== undefined).length === 1, {
    error: 'a slide has one figure: parts, line, bars or rows',
  });

/** `talk-slides.json`: the first slides of the talks of the season that is on. */
export const talkSlideFile = z.array(slide).superRefine((slides, context) =>
  slides.forEach(({ lecturer }, index) => {
    if (slides.findIndex((other) => other.lecturer === lecturer) !== index)
      context.addIssue({ code: 'custom', path: [index, 'lecturer'], message: 'this lecturer has a slide already' });
  }),
);
