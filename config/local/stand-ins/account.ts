import {
  formOf,
  type HttpResponse,
  html,
  methodNotAllowed,
  seeOther,
  type StandInPage,
  type StandInTools,
  type Visit,
} from '#generator';
import type { Sessions } from './sessions.ts';
import { returnAddress } from './return-address.ts';

type AccountPlaceOptions = Pick<StandInTools, 'page' | 'files'> & { sessions: Sessions; origins: readonly string[] };

const words = {
  zh: {
    place: '账号中心',
    login: { title: '登录', lead: '登录后回到您来的页面。', button: '登录', other: '还没有账号？免费注册' },
    register: {
      title: '免费注册',
      lead: '一分钟开通，赠送试用额度。',
      button: '注册并登录',
      other: '已有账号？直接登录',
    },
    account: '登录账号（邮箱或手机号）',
    company: '公司名称',
    missing: '请填写登录账号。',
    note: '这是本机的替身账号中心：不要密码，填任意账号即可登录。',
    came: '随注册带来的渠道参数',
  },
  en: {
    place: 'Account',
    login: {
      title: 'Log in',
      lead: 'You return to the page you came from.',
      button: 'Log in',
      other: 'No account yet? Get started',
    },
    register: {
      title: 'Get started',
      lead: 'A minute to sign up, with free credit to try.',
      button: 'Sign up and log in',
      other: 'Have an account? Log in',
    },
    account: 'Account (email or phone)',
    company: 'Company',
    missing: 'Enter an account.',
    note: 'This stands in for the account site on this machine: it takes any account and asks for no password.',
    came: 'Attribution that came with the link',
  },
};

const attribution = ['h', 't', 'from', 'clueFrom', 'invite', 'locale'] as const;
const LONGEST = 128;

/** `/account/login` and `/account/register`: forms that set the two login cookies and redirect back. */
export async function accountPages(
  visit: Visit,
  { sessions, files, origins, page }: AccountPlaceOptions,
): Promise<HttpResponse | null> {
  const kind = visit.path === '/account/login' ? 'login' : visit.path === '/account/register' ? 'register' : null;
  if (kind === null) return null;
  const { method } = visit.exchange;
  if (method === 'GET') return page(form({ visit, kind, wrong: false }));
  if (method !== 'POST') return methodNotAllowed(visit.path, 'GET, POST');
  const body = await formOf(visit);
  if (!body.ok) return body.answer;
  const loginAccount = (body.fields.get('account') ?? '').trim().slice(0, LONGEST);
  if (loginAccount === '') return page(form({ visit, kind, wrong: true }));
  const company = (body.fields.get('company') ?? '').trim().slice(0, LONGEST);
  if (kind === 'register') await files.record('registrations', { loginAccount, company, ...cameWith(visit) });
  const host = visit.exchange.header('host') ?? '';
  const back = returnAddress({ referrer: visit.query.get('referrer'), host, origins });
  return seeOther(back ?? '/console', { 'Set-Cookie': sessions.start({ loginAccount, company }) });
}

function cameWith({ query }: Visit): Record<string, string> {
  return Object.fromEntries(
    attribution.flatMap((name) => (query.has(name) ? [[name, query.get(name)!.slice(0, LONGEST)]] : [])),
  );
}

function form({ visit, kind, wrong }: { visit: Visit; kind: 'login' | 'register'; wrong: boolean }): StandInPage {
  const { exchange, edition } = visit;
  const text = words[edition as keyof typeof words];
  const { title, lead, button, other } = text[kind];
  const query = exchange.query === '' ? '' : `?${exchange.query}`;
  const came = Object.entries(cameWith(visit));
  return {
    edition,
    title,
    place: text.place,
    narrow: true,
    status: wrong ? 400 : 200,
    body: html`<p class="lead">${lead}</p>
${wrong && html`<p class="wrong" role="alert" id="wrong">${text.missing}</p>`}
<form class="card" method="post" action="/account/${kind}${query}">
<label for="account">${text.account}</label><input id="account" name="account" autocomplete="username" maxlength="${LONGEST}" required autofocus${wrong && html` aria-describedby="wrong"`}>
${kind === 'register' && html`<label for="company">${text.company}</label><input id="company" name="company" autocomplete="organization" maxlength="${LONGEST}">`}
<button>${button}</button></form>
<p><a href="/account/${kind === 'login' ? 'register' : 'login'}${query}">${other}</a></p>
${came.length > 0 && html`<h2>${text.came}</h2><table>${came.map(([name, value]) => html`<tr><th scope="row"><code>${name}</code></th><td>${value}</td></tr>`)}</table>`}
<p class="note">${text.note}</p>`,
  };
}
