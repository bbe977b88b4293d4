import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { bytesOf, catColors, type CatGroup, catGroups, mostBytes } from '../works/cat-source.ts';
import { count, recordName } from './amounts.ts';
import { said } from './said.ts';

const cat = z
  .object({
    id: recordName,
    group: z
      .enum(Object.keys(catGroups) as [CatGroup, ...CatGroup[]])
      .meta(said('Style sheets, vectors or characters', 'style 是样式，line 是矢量，chars 是字符')),
    name: text,
    by: text.meta(said('Who drew it', '作者')),
    note: text.meta(said('How it was made, in a sentence or two', '怎么做的，一两句话')),
    votes: count(),
    chosen: z.boolean().optional().meta(said('Chosen by the jury, one in each group', '评委选中，每组一只')),
    drawing: z
      .array(z.string())
      .min(1)
      .meta(
        said(
          'Lines of characters; rows of squares, a letter for a colour and a dot for none; or a path of 200 by 200',
          '字符逐行写；样式逐行写方格，字母是颜色，点是空；矢量写 200 × 200 里的路径',
        ),
      ),
  })
  .superRefine((one, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const { group, drawing } = one;
    const colors = Object.keys(catColors);
    if (group === 'style') {
      drawing.forEach((row, index) => {
        const unknown = [...row].find((letter) => letter !== '.' && !colors.includes(letter));
        if (unknown !== undefined)
          wrong(['drawing', index], `${JSON.stringify(unknown)} is no colour: there are ${colors.join(', ')}`);
        else if (row.length !== drawing[0]!.length) wrong(['drawing', index], 'all rows have the same length');
      });
      if (drawing.some((row) => [...row].some((letter) => letter !== '.' && !colors.includes(letter)))) return;
    }
    if (bytesOf(one) > mostBytes)
      wrong(['drawing'], `its source has ${bytesOf(one)} bytes, and ${mostBytes} are allowed`);
  });

/** `cats.json`: the cats of the drawing contest, most votes first. */
export const catFile = z.array(cat).superRefine((cats, context) => {
  cats.forEach(({ votes }, index) => {
    const before = cats[index - 1];
    if (before !== undefined && votes > before.votes)
      context.addIssue({
        code: 'custom',
        path: [index, 'votes'],
        message: `cats with more votes come first: the one before it has ${before.votes}`,
      });
  });
});
