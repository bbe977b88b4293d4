import * as z from 'zod';
import { browserAddresses } from './addresses.ts';
import { browserCall } from '#generator';
import { text } from './shapes.ts';

export const weixinToken = browserCall({
  ...browserAddresses.weixinToken,
  about: 'Signs the address of a page, so that the browser of the messaging app lets it set what is shared.',
  request: z.object({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .meta({ description: 'Address of the page without its hash', examples: ['https://www.yunqiao.example/im'] }),
  }),
  answer: z.object({
    res: z.literal(200).meta({ examples: [200] }),
    msg: z.object({
      appid: text.meta({ examples: ['wx0000000000000000'] }),
      timestamp: z.int().meta({ description: 'Seconds since 1970', examples: [1_780_000_000] }),
      noncestr: text.meta({ examples: ['5b1e0c9a7d3f4826'] }),
      signature: text.meta({ examples: ['0f9de62fce790f9a083d5c99e95740ceb90c27ed'] }),
    }),
  }),
});
