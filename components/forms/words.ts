import type { Edition } from '../../config/editions.ts';
import { fieldRules } from '../../config/rules/form-fields.ts';
import { strings } from '../../config/strings.ts';

/** Words of codes and evidence, which only a report has. */
export type ReportWords = {
  code: Readonly<Record<'send' | 'again' | 'sent' | 'limited', string>>;
  files: Readonly<
    Record<
      | 'type'
      | 'size'
      | 'empty'
      | 'many'
      | 'waiting'
      | 'uploading'
      | 'done'
      | 'failed'
      | 'cancelled'
      | 'pending'
      | 'unsent',
      string
    >
  >;
};

/** Words that the script of a form shows: written into the page, so that the script has no language. */
export type FormWords = {
  /** By field and problem; `refused` where the server finds the value wrong. */
  problems: Readonly<Record<string, Readonly<Record<string, string>>>>;
  summary: string;
  restored: string;
  sending: string;
  slow: string;
  sent: string;
  wait: string;
  report?: ReportWords;
  failures: Readonly<Record<'offline' | 'network' | 'timeout' | 'limited' | 'server' | 'nonsense' | 'refused', string>>;
};

const number = (value: number) => value.toLocaleString('en');
const { contactsName, leadsName, remark, target, description } = fieldRules;

export const formWords: Record<Edition, FormWords> = {
  zh: {
    problems: {
      contactsName: { missing: '请填写姓名', long: `姓名最多 ${contactsName.max} 个字` },
      leadsName: {
        missing: '请填写公司或团队名称',
        short: `名称至少 ${leadsName.min} 个字`,
        long: `名称最多 ${leadsName.max} 个字`,
      },
      mobile: {
        missing: '请填写手机号',
        wrong: '号码不对：大陆手机号 11 位，其他地区以 + 和国家代码开头',
        long: '号码太长，请检查有没有多输几位',
      },
      email: { missing: '请填写邮箱', wrong: '邮箱不完整，例如 lin@example.com', long: '邮箱太长，请换一个较短的' },
      remark: { long: `最多 ${number(remark.max)} 字，现在 {length} 字` },
      code: {
        missing: '请填写短信验证码',
        wrong: '验证码是 6 位数字',
        long: '验证码是 6 位数字',
        refused: '验证码不对或已过期，请重新获取',
      },
      target: { missing: '请写明在哪里看到的', long: `最多 ${target.max} 字，现在 {length} 字` },
      description: { missing: '请写下经过', long: `最多 ${number(description.max)} 字，现在 {length} 字` },
      topic: { missing: '请选择一项' },
      type: { missing: '请选择一类' },
      consent: { missing: '请勾选同意，我们才能处理您填写的信息' },
    },
    summary: '有 {count} 处需要修改，已在对应的位置标出',
    restored: '已恢复您上次填写的内容',
    sending: '正在提交…',
    slow: '网络有些慢，最多再等 7 秒',
    sent: '提交成功',
    wait: '{seconds} 秒后可再提交',
    failures: {
      offline: '网络已断开，没有提交。填写的内容都在，连上网络后再按一次',
      network: `${strings.zh.requestFailed}。没有连上服务器，填写的内容都在`,
      timeout: '等了 10 秒没有回应，不确定是否收到。内容都在，可以再提交一次',
      limited: '提交得太频繁，请 {seconds} 秒后再试。填写的内容都在',
      server: `${strings.zh.requestFailed}。服务器暂时出错，填写的内容都在`,
      nonsense: `${strings.zh.requestFailed}。服务器的回应无法识别，不确定是否收到`,
      refused: '没有提交成功：{message}',
    },
  },
  en: {
    problems: {
      contactsName: { missing: 'Enter your name', long: `Use at most ${contactsName.max} characters` },
      leadsName: {
        missing: 'Enter your company name',
        short: `Use at least ${leadsName.min} characters`,
        long: `Use at most ${leadsName.max} characters`,
      },
      mobile: {
        missing: 'Enter a phone number',
        wrong: 'Enter the number with + and its country code, such as +44 7700 900123',
        long: 'This number is too long. Check it for extra digits',
      },
      email: {
        missing: 'Enter your email address',
        wrong: 'This address is incomplete. Example: lin@example.com',
        long: 'This address is too long. Use a shorter one',
      },
      remark: { long: `Use at most ${number(remark.max)} characters; this is {length}` },
      code: {
        missing: 'Enter the code',
        wrong: 'The code has six digits',
        long: 'The code has six digits',
        refused: 'This code is wrong or has expired. Request a new one',
      },
      target: { missing: 'Say where you saw it', long: `Use at most ${target.max} characters; this is {length}` },
      description: {
        missing: 'Describe what happened',
        long: `Use at most ${number(description.max)} characters; this is {length}`,
      },
      topic: { missing: 'Choose one' },
      type: { missing: 'Choose one' },
      consent: { missing: 'Tick this box so that we may use what you entered' },
    },
    summary: 'Fields to correct: {count}. Each one is marked',
    restored: 'We restored what you typed before',
    sending: 'Sending…',
    slow: 'The network is slow. Waiting for up to 7 more seconds',
    sent: 'Sent',
    wait: 'Send again in {seconds} s',
    failures: {
      offline: 'You are offline, so nothing was sent. What you typed is still here; send it when you are back online',
      network: `${strings.en.requestFailed}. The server could not be reached. What you typed is still here`,
      timeout:
        'No response after 10 seconds, so what you sent may not have arrived. What you typed is still here; you can send it again',
      limited: 'Too many requests. Try again in {seconds} seconds. What you typed is still here',
      server: `${strings.en.requestFailed}. The server reported an error. What you typed is still here`,
      nonsense: `${strings.en.requestFailed}. The response could not be read, so what you sent may not have arrived`,
      refused: 'Not sent: {message}',
    },
  },
};

/** Words of the markup of forms. */
export const formLabels = {
  zh: {
    fields: { contactsName: '姓名', leadsName: '公司', mobile: '手机号', email: '邮箱', remark: '补充说明' },
    optional: '选填',
    submit: '提交',
    consent: ['我同意云桥通信按', '隐私政策', '处理以上信息'],
    privacy: '/clauses?serviceType=3',
    fallback: '这个表单需要 JavaScript。您也可以打电话或者写邮件，办理的是同样的事：',
    hotline: '热线',
    email: '邮箱',
    next: '接下来',
  },
  en: {
    fields: {
      contactsName: 'Name',
      leadsName: 'Company',
      mobile: 'Phone',
      email: 'Work email',
      remark: 'What should we know?',
    },
    optional: 'optional',
    submit: 'Send',
    consent: ['I agree that Commbridge may use what I entered as its ', 'privacy policy', ' describes'],
    privacy: '/en/clauses?serviceType=3',
    fallback: 'This form needs JavaScript. Write to us instead:',
    // The hotline cannot be called from abroad.
    hotline: null as string | null,
    email: 'Email',
    next: 'What happens next',
  },
} as const;
