import {
  formOf,
  type HttpResponse,
  html,
  type Markup,
  methodNotAllowed,
  seeOther,
  type StandInTools,
  type Visit,
} from '#generator';
import { badgeLimit } from '../../limits.ts';
import type { SiteConfig } from '../../site.ts';
import type { Account, Sessions } from './sessions.ts';

const words = {
  zh: {
    place: '控制台',
    pages: {
      '/console': '总览',
      '/console/profile': '基本信息',
      '/console/finance/account': '费用中心',
      '/console/message': '站内信',
      '/console/ticket': '工单',
    },
    leads: {
      profile: '账号与实名认证。',
      billing: '余额与账单。',
      messages: '产品通知与账户提醒。',
      tickets: '您提交的问题与进展。',
    },
    home: '回到官网',
    zero: '¥ 0.00',
    credit: '¥ 100.00',
    account: '登录账号',
    company: '公司',
    status: '实名认证',
    verified: '已实名认证',
    unverified: '未实名认证',
    unread: '未读站内信',
    unclosed: '未关闭工单',
    balance: '账户余额',
    free: '本月试用额度',
    save: '保存',
    none: '未填写',
    note: '这是本机的替身控制台：改这里的状态，就能看到官网页头随之变化。',
    out: '在官网页头退出登录。',
  },
  en: {
    place: 'Console',
    pages: {
      '/console': 'Overview',
      '/console/profile': 'Profile',
      '/console/finance/account': 'Billing',
      '/console/message': 'Messages',
      '/console/ticket': 'Tickets',
    },
    leads: {
      profile: 'Your account and its verification.',
      billing: 'Balance and bills.',
      messages: 'Product notices and account reminders.',
      tickets: 'What you asked, and where it stands.',
    },
    home: 'Back to the website',
    zero: '$ 0.00',
    credit: '$ 15.00',
    account: 'Account',
    company: 'Company',
    status: 'Verification',
    verified: 'Verified',
    unverified: 'Not verified',
    unread: 'Unread messages',
    unclosed: 'Open tickets',
    balance: 'Balance',
    free: 'Free credit this month',
    save: 'Save',
    none: 'Not given',
    note: 'This stands in for the console on this machine: change what it says, and the header of the website follows.',
    out: 'Log out in the header of the website.',
  },
} as const;

type Words = (typeof words)['zh' | 'en'];
type Path = keyof (typeof words)['zh']['pages'];

/** Maximum value of a count. The header caps it far below. */
const MOST = 9999;

/** `/console/…`: the pages that the user menu links to; they can change the data that the menu shows. */
export async function consolePages(
  visit: Visit,
  { sessions, site, page }: Pick<StandInTools, 'page'> & { sessions: Sessions; site: SiteConfig },
): Promise<HttpResponse | null> {
  const { path, cookies, exchange } = visit;
  const edition = visit.edition as keyof typeof words;
  const text: Words = words[edition];
  if (!Object.hasOwn(text.pages, path)) return null;
  const account = sessions.of(cookies);
  if (!account)
    return seeOther(
      `/account/login?${new URLSearchParams({ referrer: `http://${exchange.header('host') ?? ''}${path}` })}`,
    );
  if (exchange.method === 'POST') {
    const body = await formOf(visit);
    if (!body.ok) return body.answer;
    change(account, body.fields);
    return seeOther(path);
  }
  if (exchange.method !== 'GET') return methodNotAllowed(path, 'GET, POST');
  return page({
    edition,
    title: text.pages[path as Path],
    place: text.place,
    links: [
      ...Object.entries(text.pages).map(([href, name]) => ({ href, name })),
      { href: `${site.origins[edition]}/`, name: text.home },
    ],
    at: path,
    body: html`${bodies[path as Path]({ text, account })}<p class="note">${text.note} ${text.out}</p>`,
  });
}

function change(account: Account, fields: URLSearchParams): void {
  const count = (name: string) => {
    const value = fields.get(name);
    return value !== null && /^\d{1,4}$/.test(value) ? Math.min(Number(value), MOST) : undefined;
  };
  account.unReadMessageCount = count('unread') ?? account.unReadMessageCount;
  account.unClosedIssueCount = count('unclosed') ?? account.unClosedIssueCount;
  account.realNameAuthStatus = count('status') ?? account.realNameAuthStatus;
}

type ConsolePageOptions = { text: Words; account: Account };

const bodies: Record<Path, (given: ConsolePageOptions) => Markup> = {
  '/console': ({ text, account }) => {
    const cards: [Path, string | number][] = [
      ['/console/profile', account.realNameAuthStatus === 3 ? text.verified : text.unverified],
      ['/console/finance/account', text.zero],
      ['/console/message', account.unReadMessageCount],
      ['/console/ticket', account.unClosedIssueCount],
    ];
    return html`<p class="lead">${account.loginAccount}</p><ul class="grid">${cards.map(
      ([href, figure]) =>
        html`<li><a class="card" href="${href}">${text.pages[href]}<br><span class="figure">${figure}</span></a></li>`,
    )}</ul>`;
  },
  '/console/profile': ({ text, account }) => {
    const verified = account.realNameAuthStatus === 3;
    return html`<p class="lead">${text.leads.profile}</p><form class="card" method="post">
<table><tr><th scope="row">${text.account}</th><td>${account.loginAccount}</td></tr><tr><th scope="row">${text.company}</th><td>${account.company || text.none}</td></tr></table>
<label for="status">${text.status}</label><select id="status" name="status"><option value="3"${verified && html` selected`}>${text.verified}</option><option value="0"${!verified && html` selected`}>${text.unverified}</option></select>
<button>${text.save}</button></form>`;
  },
  '/console/finance/account': ({ text }) => html`<p class="lead">${text.leads.billing}</p><ul class="grid">
<li class="card">${text.balance}<br><span class="figure">${text.zero}</span></li><li class="card">${text.free}<br><span class="figure">${text.credit}</span></li></ul>`,
  '/console/message': ({ text, account }) =>
    countForm({
      text,
      lead: text.leads.messages,
      name: 'unread',
      label: text.unread,
      count: account.unReadMessageCount,
    }),
  '/console/ticket': ({ text, account }) =>
    countForm({
      text,
      lead: text.leads.tickets,
      name: 'unclosed',
      label: text.unclosed,
      count: account.unClosedIssueCount,
    }),
};

type CountFormOptions = { text: Words; lead: string; name: string; label: string; count: number };

function countForm({ text, lead, name, label, count }: CountFormOptions): Markup {
  const shown = count > badgeLimit ? `${badgeLimit}+` : count;
  return html`<p class="lead">${lead}</p><form class="card" method="post"><p class="figure">${shown}</p>
<label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" min="0" max="${MOST}" value="${count}" required><button>${text.save}</button></form>`;
}
