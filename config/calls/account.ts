import * as z from 'zod';
import { browserAddresses } from './addresses.ts';
import { browserCall } from '#generator';
import { text } from './shapes.ts';

const count = z.int().min(0).max(1_000_000);

const user = z.object({
  loginAccount: text.meta({ description: 'Name the account logs in with', examples: ['lin@example.com'] }),
  realNameAuthStatus: z.int().meta({ description: '3 is real-name verified, anything else is not', examples: [3] }),
  unReadMessageCount: count.meta({ description: 'Unread messages', examples: [7] }),
  unClosedIssueCount: count.meta({ description: 'Tickets that are not closed', examples: [2] }),
});
export type UserInfo = z.infer<typeof user>;

const refused = z.object({
  success: z.literal(false).meta({ examples: [false] }),
  message: text.meta({ examples: ['请先登录'] }),
});

export const userInfo = browserCall({
  ...browserAddresses.userInfo,
  about: 'Who is logged in, by the cookies of the account.',
  request: z.object({}),
  answer: z.object({ success: z.literal(true).meta({ examples: [true] }), data: user }),
  refused,
  session: true,
});

export const userLogout = browserCall({
  ...browserAddresses.userLogout,
  about: 'Ends the session and clears its cookies.',
  request: z.object({}),
  answer: z.object({
    success: z.literal(true).meta({ examples: [true] }),
    message: text.meta({ examples: ['已退出登录'] }),
  }),
  refused,
  session: true,
});
