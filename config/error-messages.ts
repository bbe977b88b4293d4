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
