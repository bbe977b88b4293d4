import type { z } from 'zod';
import { type Exchange, type HttpResponse, json, type Rate, refusal, type StandInTools } from '#generator';
import type { BrowserCallName } from '../../calls/addresses.ts';
import type { browserCalls } from '../../calls/browser.ts';
import { randomHex, randomText } from './random-values.ts';
import type { Sessions } from './sessions.ts';
import type { SmsCodes } from './sms-codes.ts';
import type { Uploads } from './uploads.ts';

type CallsOptions = Pick<StandInTools, 'files' | 'now' | 'log' | 'limit'> & {
  sessions: Sessions;
  uploads: Uploads;
  codes: SmsCodes;
};
type Handler<Name extends BrowserCallName> = (
  request: z.output<(typeof browserCalls)[Name]['request']>,
  exchange: Exchange,
) => HttpResponse | Promise<HttpResponse>;
type Handlers = { [Name in BrowserCallName]: Handler<Name> };

const minute = 60_000;
/** Rate limits for one visitor. */
export const rates: Partial<Record<BrowserCallName, Rate>> = {
  sendSmsCode: { most: 10, within: 60 * minute },
  reportKejia: { most: 5, within: 10 * minute },
  createIllegalIssue: { most: 5, within: 10 * minute },
  uploadSurveyToken: { most: 20, within: 10 * minute },
};
/** At most one code per telephone number and minute. */
const perMobile: Rate = { most: 1, within: minute };

/** The handlers of the calls of browsers. */
export function callsOf({ files, sessions, uploads, codes, now, log, limit }: CallsOptions): Handlers {
  return {
    userInfo(_request, exchange) {
      const account = sessions.of(exchange.header('cookie'));
      if (!account) return json({ success: false, message: '请先登录' });
      const { company: _company, ...data } = account;
      return json({ success: true, data });
    },
    userLogout(_request, exchange) {
      const cookies = exchange.header('cookie');
      if (!sessions.of(cookies)) return json({ success: false, message: '您还没有登录' });
      return json({ success: true, message: '已退出登录' }, { 'Set-Cookie': sessions.end(cookies) });
    },
    async weixinToken({ url }) {
      const timestamp = Math.floor(now() / 1000);
      const noncestr = randomHex(8);
      // The stand-in has no app secret; the signature has the right format and covers the same fields.
      const signature = await sha1(`noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`);
      return json({ res: 200, msg: { appid: 'wx0000000000000000', timestamp, noncestr, signature } });
    },
    uploadSurveyToken: ({ fileName }) => json({ res: 200, data: uploads.permit(fileName, now()) }),
    sendSmsCode({ mobile }) {
      const tooMany = limit(`mobile ${digits(mobile)}`, perMobile);
      if (tooMany) return tooMany;
      log(`SMS code for ${mobile}: ${codes.make(digits(mobile), now())} (valid for five minutes)`);
      return json({ res: 200, msg: '验证码已发送' });
    },
    async createIllegalIssue({ code, ...issue }) {
      if (!codes.take(digits(issue.mobile), code, now())) {
        return refusal({ status: 400, msg: '验证码不对或已过期，请重新获取', fields: ['code'] });
      }
      const number = reportNumber(now());
      log(`Report ${number} kept: reports/${await files.record('reports', { number, ...issue })}`);
      return json({ res: 200, msg: '举报已收到，我们会在三个工作日内处理', data: { number } });
    },
    async reportKejia({ timestamp: _timestamp, ...lead }) {
      log(`Lead kept: leads/${await files.record('leads', lead)}`);
      return json({ res: 200, msg: '提交成功' });
    },
  };
}

/** The date in China, and characters that are easy to tell apart. */
function reportNumber(now: number): string {
  const day = new Date(now + 8 * 60 * minute).toISOString().slice(0, 10).replaceAll('-', '');
  return `R${day}-${randomText(5, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ')}`;
}

const digits = (mobile: string) => mobile.replace(/[ -]/g, '');

async function sha1(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
