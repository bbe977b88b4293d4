import * as z from 'zod';
import { calls } from '../calls/index.ts';
import { picturePattern, text } from '../calls/shapes.ts';
import { demoLink, documentGroup } from '../calls/page-data.ts';

/** The file needs all four kinds of blocks, possibly empty; the call may request one. */
export const blogBlocks = calls.blogData.data.required();

const wholeArticle = z.object(calls.blogDetail.data.unwrap().shape);
const wholeCase = z.object(calls.casePrevOrNext.data.unwrap().shape.current.shape);

/**
 * The article of the contract, without the fields that follow from its file name and its neighbours. A file has to have fields that a
 * response may lack.
 */
export const articleFront = wholeArticle
  .omit({ id: true, content: true, prev: true, next: true, related: true, figure: true })
  .extend({
    summary: wholeArticle.shape.summary.unwrap(),
    type: wholeArticle.shape.type.unwrap(),
    author: wholeArticle.shape.author.unwrap(),
  });

/** The case of the contract, without the fields that follow from its file name and its text. */
export const caseFront = wholeCase.omit({ id: true, content: true }).extend({
  summary: text.meta({ description: 'One or two sentences', 'x-zh': '一两句话' }),
  type: wholeCase.shape.type.unwrap(),
  products: wholeCase.shape.products.unwrap(),
});

export const protocolFront = calls.protocolDetail.data.unwrap().omit({ content: true });

/** The id is the file name. */
export const demoFront = calls.demoDetail.data.unwrap().omit({ id: true, content: true });

export const pageFile = z.object({ document: z.array(documentGroup), demo: z.array(demoLink) });

/** The front matter of an article as its file has it, where the cover may be a picture beside it. */
export const articleFile = articleFront.extend({
  cover: articleFront.shape.cover.meta({ pattern: `${picturePattern}|^(?!$|[/#?]|[A-Za-z][A-Za-z\\d+.-]*:)` }),
});
