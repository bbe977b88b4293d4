import * as z from 'zod';
import { id, text } from '../calls/shapes.ts';
import { talkHours, talkThemes } from '../talk-seasons.ts';
import { count } from './amounts.ts';
import { said } from './said.ts';

const note = z
  .object({
    lecturer: id.meta(said('Id of the lecturer in lecturers.json', '讲师在 lecturers.json 里的编号')),
    theme: z.enum(talkThemes),
    chapters: z
      .array(z.object({ name: text, minutes: count(1) }))
      .min(1)
      .meta(said(`Chapters, ${talkHours.minutes} minutes in all`, `章节，合计 ${talkHours.minutes} 分钟`)),
    conclusion: text.meta(said('What to remember, in a sentence', '一句结论')),
    question: text.meta(said('A question from the hall', '现场的一个问题')),
    answer: text,
  })
  .superRefine(({ chapters }, context) => {
    const sum = chapters.reduce((minutes, chapter) => minutes + chapter.minutes, 0);
    if (sum !== talkHours.minutes)
      context.addIssue({
        code: 'custom',
        path: ['chapters'],
        message: `the chapters take ${sum} minutes, and a talk takes ${talkHours.minutes}`,
      });
  });

/** `talk-notes.json`: what was written down of the talks of the third season, in their order. */
export const talkNoteFile = z.array(note);
