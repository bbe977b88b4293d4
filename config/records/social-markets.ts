import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { type City, cities } from '../network.ts';
import { percent, recordName } from './amounts.ts';
import { said } from './said.ts';

const city = z.enum(cities as [City, ...City[]]);
/** Characters of a stamp. */
const most = 7;

const market = z.object({
  id: recordName,
  name: text,
  city: city.meta(said('Where its rooms are measured from', '从哪座城市测量')),
  takedown: z
    .object({
      law: text.meta(said('Law and article', '法律和条款')),
      about: text,
      hours: z
        .number()
        .positive()
        .optional()
        .meta(said('Hours that it names, if it names any', '法律写明的小时数，没有就不填')),
      stamp: text
        .refine((stamp) => [...stamp].length <= most, { error: `a stamp has room for ${most} characters` })
        .meta(said('What it asks for, as a stamp says it', '图章上的几个字')),
    })
    .meta(said('What has to go, and when', '撤下的规定')),
  payout: z
    .object({
      rail: text.meta(said('How hosts are paid', '怎样付给主播')),
      arrives: text.meta(said('When the money is there', '多久到账')),
      papers: text,
    })
    .meta(said('How hosts are paid', '付款给主播')),
});

const room = z
  .object({ from: city, to: city, who: text.meta(said('Who talks with whom', '谁和谁说话')) })
  .refine(({ from, to }) => from !== to, { error: 'a room is between two cities' });

const gift = z.object({
  name: text,
  percent: percent.meta(said('What the store keeps, in per cent', '商店留下百分之几')),
  about: text,
});

const store = z.object({
  name: text,
  items: z
    .array(
      z.object({
        clause: text.meta(said('Number or name of the rule', '条款')),
        what: text.meta(said('What reviewers try', '审核时会试什么')),
      }),
    )
    .min(1),
});

/** `social-markets.json`: markets that social apps go to, and what stores keep and check. */
export const socialMarketFile = z.object({
  markets: z.array(market).min(1),
  rooms: z.array(room).min(1),
  gifts: z.array(gift).length(2, { error: 'the page shows two rates' }),
  stores: z.array(store).min(1),
});
