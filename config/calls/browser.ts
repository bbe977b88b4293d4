import type { z } from 'zod';
import { userInfo, userLogout } from './account.ts';
import type { BrowserCallName } from './addresses.ts';
import type { BrowserCall } from '#generator';
import { createIllegalIssue, reportKejia, sendSmsCode, uploadSurveyToken } from './forms.ts';
import { weixinToken } from './sharing.ts';

/** Every call a visitor's browser makes. */
export const browserCalls = {
  userInfo,
  userLogout,
  weixinToken,
  uploadSurveyToken,
  createIllegalIssue,
  sendSmsCode,
  reportKejia,
} as const satisfies Record<BrowserCallName, BrowserCall<z.ZodType, z.ZodType>>;
