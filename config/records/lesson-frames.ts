import * as z from 'zod';
import { id, text } from '../calls/shapes.ts';
import { textWidth } from '../rules/text-width.ts';
import { count } from './amounts.ts';
import { said } from './said.ts';

/** Lines of a frame, and Latin letters of a line. */
const [lines, most] = [5, 38] as const;

const line = z.string().refine((written) => textWidth(written) <= most, {
  error: `a line has room for ${most} letters, Chinese ones counted twice`,
});

const frame = z.object({
  lesson: id.meta(said('Id of the lesson in videos.json', '课程在 videos.json 里的编号')),
  file: text.meta(said('Name of the file that is open', '打开的文件名')),
  language: z
    .enum([
      'bash',
      'c',
      'dart',
      'go',
      'java',
      'javascript',
      'json',
      'kotlin',
      'python',
      'swift',
      'typescript',
      'xml',
      'yaml',
    ])
    .meta(said('Language of the code, for its colours', '代码的语言，决定颜色')),
  code: z.array(line).length(lines, { error: `a frame has ${lines} lines` }),
  at: count(1)
    .max(lines, { error: `a frame has ${lines} lines` })
    .meta(said('The line just written, from 1', '刚写完的是第几行')),
  prints: line.min(1).meta(said('What it printed', '运行后显示的一行')),
});

/** `lesson-frames.json`: what the posters of lessons show. A lesson without one has the picture of its product. */
export const lessonFrameFile = z.array(frame).superRefine((frames, context) =>
  frames.forEach(({ lesson }, index) => {
    if (frames.findIndex((other) => other.lesson === lesson) !== index)
      context.addIssue({ code: 'custom', path: [index, 'lesson'], message: 'this lesson has a frame already' });
  }),
);
