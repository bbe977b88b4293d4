import { createHash, randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { BrowserCallName } from '../../../config/calls/addresses.ts';
import { browserCalls } from '../../../config/calls/browser.ts';
import { type HttpResponse, json, refusal } from '../http-response.ts';
import type { Exchange } from '../exchange.ts';
import type { SavedFiles } from './saved-files.ts';
import { openRateLimit, type Rate } from './rate-limit.ts';
import type { Sessions } from './sessions.ts';
import { checkSignature } from './signature.ts';
import type { SmsCodes } from './sms-codes.ts';
import type { Uploads } from './uploads.ts';

type BrowserReplyOptions = {
  files: SavedFiles;
  sessions: Sessions;
  uploads: Uploads;
  codes: SmsCodes;
  now: () => number;
  log: (line: string) => void;
};
type Handler<Name extends BrowserCallName> = (
  request: z.output<(typeof browserCalls)[Name]['request']>,
  exchange: Exchange,
) => HttpResponse | Promise<HttpResponse>;

export type BrowserReply = (name: BrowserCallName, parameters: unknown, exchange: Exchange) => Promise<HttpResponse>;

const minute = 60_000;
/** Rate limits for one visitor. */
const rates: Partial<Record<BrowserCallName, Rate>> = {
  sendSmsCode: { most: 10, within: 60 * minute },
  reportKejia: { most: 5, within: 10 * minute },
  createIllegalIssue: { most: 5, within: 10 * minute },
  uploadSurveyToken: { most: 20, within: 10 * minute },
};
/** At most one code per telephone number and minute. */
const perMobile: Rate = { most: 1, within: minute };

/** Handles the calls of browsers. Checks signatures and rate limits first, as their rows define. */
export function browserReply({ files, sessions, uploads, codes, now, log }: BrowserReplyOptions): BrowserReply {
  const limit = openRateLimit();
  const handlers: { [Name in BrowserCallName]: Handler<Name> } = {
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
    weixinToken({ url }) {
      const timestamp = Math.floor(now() / 1000);
      const noncestr = randomBytes(8).toString('hex');
      // The stand-in has no app secret; the signature has the right format and covers the same fields.
      const signature = createHash('sha1')
        .update(`noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`)
        .digest('hex');
      return json({ res: 200, msg: { appid: 'wx0000000000000000', timestamp, noncestr, signature } });
    },
    uploadSurveyToken: ({ fileName }) => json({ res: 200, data: uploads.permit(fileName, now()) }),
    sendSmsCode({ mobile }) {
      const tooMany = limit(`mobile ${digits(mobile)}`, perMobile, now());
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
  return async (name, parameters, exchange) => {
    const row = browserCalls[name];
    if ('signed' in row && row.signed) {
      const wrong = checkSignature({
        signed: row.signed,
        parameters,
        signature: exchange.header('signature'),
        now: now(),
      });
      if (wrong) return wrong;
    }
    const rate = rates[name];
    const tooMany = rate && limit(`${name} ${exchange.client}`, rate, now());
    // The parameters were parsed with the schema of this call, but the type of `name` is not known statically.
    return tooMany ?? (handlers[name] as Handler<BrowserCallName>)(parameters as never, exchange);
  };
}

/** The date in China, and characters that are easy to tell apart. */
function reportNumber(now: number): string {
  const day = new Date(now + 8 * 60 * minute).toISOString().slice(0, 10).replaceAll('-', '');
  const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return `R${day}-${Array.from(randomBytes(5), (byte) => characters[byte % characters.length]).join('')}`;
}

const digits = (mobile: string) => mobile.replace(/[ -]/g, '');
