import type { Edition } from './editions.ts';

/** The message of a failed request that has none of its own. */
export const requestFailed = {
  zh: '请求异常，请重试',
  en: 'Request failed, please retry',
} as const satisfies Record<Edition, string>;

/** Fixed texts of the calls and errors: part of the contract with visitors and with the API's users. */
export const strings = {
  zh: {
    requestFailed: requestFailed.zh,
    failed: '失败',
    systemError: '系统异常',
    signatureFailed: '获取签名失败',
    notMessagingBrowser: '非微信浏览器',
  },
  en: {
    requestFailed: requestFailed.en,
    failed: 'Failed',
    systemError: 'System error',
    signatureFailed: 'Could not get the signature',
    notMessagingBrowser: 'Not in the messaging app',
  },
} as const satisfies Record<Edition, Record<string, string>>;

/** The message of a 404, the same on both editions. */
export const notFoundMessage = 'This page could not be found';

/** The error of a route whose guard does not exist. */
export const unknownMiddleware = 'Unknown middleware';

/** The link of the fallback shown when the error page itself fails. */
export const goHome = 'Go back to home';
