import { describe, expect, it } from 'vitest';
import { browserConfigOf } from '../../../config/browser-config.ts';
import { site } from '../../../config/site.ts';
import { destinationOf } from '../../../runtime/search/destination.ts';

const config = browserConfigOf(site);
const addressFor = (edition: 'zh' | 'en', query: string) => destinationOf({ query, edition, config })?.address;

describe('a query that asks for a place', () => {
  it.each(['log in', 'Login', 'sign in', 'log-in'])('leads “%s” to the login of the English edition', (query) => {
    expect(addressFor('en', query)).toBe(`${site.account.en}/login`);
  });
  it.each(['登录', '登陆', '登入', '登錄', '账号登录', 'login', 'ＬＯＧＩＮ'])(
    'leads “%s” to the Chinese one',
    (query) => {
      expect(addressFor('zh', query)).toBe(`${site.account.zh}/login`);
    },
  );
  it.each(['register', 'Sign up', 'create an account', 'signup'])('leads “%s” to registration', (query) => {
    expect(addressFor('en', query)).toBe(`${site.account.en}/register`);
  });
  it.each(['注册', '註冊', '注册账号', '免费注册', 'register'])('leads “%s” to the Chinese one', (query) => {
    expect(addressFor('zh', query)).toBe(`${site.account.zh}/register`);
  });
  it.each([
    ['en', 'console', site.console.en],
    ['en', 'Dashboard', site.console.en],
    ['zh', '控制台', site.console.zh],
    ['zh', '管理后台', site.console.zh],
    ['en', 'demo', '/en/calls'],
    ['en', 'live demo', '/en/calls'],
    ['zh', 'Demo', '/sdk/app/im'],
    ['zh', '演示', '/sdk/app/im'],
    ['zh', '在线演示', '/sdk/app/im'],
    ['zh', '產品演示', '/sdk/app/im'],
    ['zh', '体验', '/sdk/app/im'],
    ['en', 'documentation', site.docs],
    ['en', 'API reference', site.docs],
    ['zh', '文档', site.docs],
    ['zh', '開發文檔', site.docs],
    ['en', 'service status', site.statusPage],
    ['en', 'is the service down', site.statusPage],
    ['zh', '服务状态', site.statusPage],
    ['zh', '现在正常吗', site.statusPage],
  ] as const)('leads %s “%s” to %s', (edition, query, address) => {
    expect(addressFor(edition, query)).toBe(address);
  });
  it.each([
    ['en', 'How do I log in?', `${site.account.en}/login`],
    ['en', 'how to sign up', `${site.account.en}/register`],
    ['en', 'Where is the documentation?', site.docs],
    ['en', 'where can I find the docs', site.docs],
    ['en', 'is it up?', site.statusPage],
    ['en', 'where is my dashboard', site.console.en],
    ['zh', '怎么登录', `${site.account.zh}/login`],
    ['zh', '如何註冊？', `${site.account.zh}/register`],
    ['zh', '登录入口', `${site.account.zh}/login`],
    ['zh', '在哪里登录', `${site.account.zh}/login`],
    ['zh', '控制台在哪里？', site.console.zh],
  ] as const)('leads %s “%s”, a question, to %s', (edition, query, address) => {
    expect(addressFor(edition, query)).toBe(address);
  });
  it.each([
    '一键登录',
    '如何提高接通率',
    'how to',
    'where',
    '状态机',
    'login SDK',
    'register a sender',
    '体验优化',
    'demographics',
    'design in',
    '',
  ])('is not “%s”', (query) => {
    expect([addressFor('zh', query), addressFor('en', query)]).toEqual([undefined, undefined]);
  });
});
