import type { Edition } from './editions.ts';
import { requestFailed } from './error-messages.ts';

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
