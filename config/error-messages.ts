import type { Edition } from './editions.ts';

/** The message of a failed request that has none of its own. */
export const requestFailed = {
  zh: '请求异常，请重试',
  en: 'Request failed, please retry',
} as const satisfies Record<Edition, string>;

/** The message of a 404, the same on both editions. */
export const notFoundMessage = 'This page could not be found';

/** The error of a route whose guard does not exist. */
export const unknownMiddleware = 'Unknown middleware';

/** The link of the fallback shown when the error page itself fails. */
export const goHome = 'Go back to home';

/** What a visitor reads whose request could not be read as far as the name of the site. */
export const unreadableRequest = {
  zh: {
    text: '服务器看不懂这次请求：地址可能不完整、太长，或在途中出了差错。请检查地址，或从首页进入。',
    link: '首页',
  },
  en: {
    text: 'The server could not read the request: its address may be incomplete, too long or damaged in transit. Check it, or start from the home page.',
    link: 'Home page',
  },
} as const satisfies Record<Edition, { text: string; link: string }>;
