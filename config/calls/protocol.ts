import * as z from 'zod';
import { buildAddresses } from './addresses.ts';
import { call } from '#generator';
import { moment } from './moment.ts';
import { html, id, text } from './shapes.ts';

const lang = z.enum(['zh', 'en']).meta({ description: 'Language of the text', 'x-zh': '文本的语言', examples: ['zh'] });
const serviceType = z
  .int()
  .min(0)
  .max(5)
  .meta({
    description:
      '0 terms of service, 1 recharge agreement, 2 SMS terms, 3 privacy policy, 4 data processing, 5 SDK compliance',
    'x-zh': '0 服务条款，1 充值协议，2 短信条款，3 隐私政策，4 数据处理，5 SDK 合规',
    examples: [3],
  });

const protocol = z.object({
  id: id.meta({ examples: ['privacy'] }),
  serviceType: serviceType.optional(),
  title: text.meta({ examples: ['隐私政策'] }),
  version: text.meta({ examples: ['3.2'] }),
  updateTime: moment,
  effectiveTime: moment,
  content: html,
});
export type Protocol = z.infer<typeof protocol>;

export const protocolDetail = call({
  ...buildAddresses.protocolDetail,
  about: 'One legal text, by its id or by its type of service.',
  request: z.union([z.object({ id: id.meta({ examples: ['privacy'] }), lang }), z.object({ serviceType, lang })]),
  data: protocol.nullable(),
  empty: null,
  html: ['content'],
});
