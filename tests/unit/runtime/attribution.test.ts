import { describe, expect, it } from 'vitest';
import type { BrowserConfig } from '../../../config/browser-config.ts';
import { accountLink } from '../../../config/rules/account-link.ts';
import {
  attributionOf,
  carryAttribution,
  channelOf,
  saidAttribution,
  toKeep,
} from '../../../config/rules/attribution.ts';
import { badgeOf, cookieOf, isMobile, isOwnPlatform, isWindows } from '../../../config/rules/visitor.ts';
import { isLoggedIn } from '../../../runtime/lib/login-state.ts';

const from = (query: string, cookies: Record<string, string> = {}) => ({
  query: new URLSearchParams(query),
  cookie: (name: string) => cookies[name] ?? null,
});

describe('the channel', () => {
  it.each([
    ['from=baidu|x|y', {}, 'baidu'],
    ['', { from: 'mail' }, 'mail'],
    ['', { adchannel: 'ad' }, 'ad'],
    ['', { from: 'mail', adchannel: 'ad' }, 'mail'],
    ['from=baidu', { from: 'mail', adchannel: 'ad' }, 'baidu'],
    ['from=', { from: 'mail' }, 'mail'],
    ['from=|x', { adchannel: 'ad' }, 'ad'],
    ['from=a&from=b', {}, 'a'],
    ['from=&from=b', { from: 'mail' }, 'mail'],
    ['from=%', {}, '%'],
    ['from=%E0%A4%A', {}, '\ufffd%A'],
    ['from=%E6%98%A5%7Cx', {}, '春'],
    ['', {}, null],
  ])('of %j with the cookies %j is %j', (query, cookies, channel) => {
    expect(channelOf(from(query, cookies))).toBe(channel);
  });

  it('is bounded', () => {
    expect(channelOf(from(`from=${'x'.repeat(500)}`))).toHaveLength(128);
  });

  it('is never cut within a character, and never has half of one: all that is written of it can be encoded', () => {
    expect(channelOf(from(`from=${'x'.repeat(126)}😀x`))).toBe(`${'x'.repeat(126)}😀`);
    expect(channelOf(from(`from=${'x'.repeat(127)}😀x`))).toBe('x'.repeat(127));
    expect(channelOf(from('', { from: 'a\ud83d😀\ude00b' }))).toBe('a😀b');
    expect(channelOf(from('', { from: '\ude00', adchannel: 'ad' }))).toBe('ad');
    for (const { value } of toKeep(new URLSearchParams(`from=${'a'.repeat(127)}😀&invite=${'b'.repeat(127)}😀`)))
      expect(encodeURIComponent(value)).toBe(value);
  });

  it('and the invite are kept for thirty days when they arrive in the query, the clue for the visit', () => {
    expect(toKeep(new URLSearchParams('from=a|b&invite=c&clueFrom=d'))).toEqual([
      { name: 'from', value: 'a', life: 2_592_000_000 },
      { name: 'invite', value: 'c', life: 2_592_000_000 },
      { name: 'clueFrom', value: 'd', life: null },
    ]);
    expect(toKeep(new URLSearchParams('invite=&clueFrom=%20'))).toEqual([]);
  });

  it('is the clue only while none has been seen', () => {
    expect(attributionOf(from('', { from: 'a', clueFrom: 'b' })).clueFrom).toBe('b');
    expect(attributionOf(from('from=x', { clueFrom: 'b' })).clueFrom).toBe('b');
    expect(attributionOf(from('clueFrom=c', { clueFrom: 'b' })).clueFrom).toBe('c');
    expect(attributionOf(from('', { from: 'a' })).clueFrom).toBe('a');
  });

  it('is carried to another host with what else was said: known names, bounded values, and nothing that was not said', () => {
    const to = 'https://www.commbridge.example/en/im?serviceType=1#a';
    const carried = (query: string, cookies = {}) => carryAttribution(to, saidAttribution(from(query, cookies)));
    expect(carried('from=mail|x&clueFrom=autumn&invite=friend&utm=1&h=2&referrer=3')).toBe(
      'https://www.commbridge.example/en/im?serviceType=1&from=mail&clueFrom=autumn&invite=friend#a',
    );
    expect(carried('', { from: 'mail', clueFrom: 'autumn', invite: 'friend' })).toContain(
      '&from=mail&clueFrom=autumn&invite=friend#a',
    );
    expect(carried('from=a')).toBe('https://www.commbridge.example/en/im?serviceType=1&from=a#a');
    expect(carried('clueFrom=%22%3E%3Cscript%3E%26x%3D1%23')).toBe(
      'https://www.commbridge.example/en/im?serviceType=1&clueFrom=%22%3E%3Cscript%3E%26x%3D1%23#a',
    );
    expect(new URL(carried(`invite=${'x'.repeat(500)}`)).searchParams.get('invite')).toHaveLength(128);
    expect(carried('')).toBe(to);
  });

  it('is used as the clue when the query has none', () => {
    expect(attributionOf(from('from=a'))).toEqual({ from: 'a', clueFrom: 'a', invite: null });
    expect(attributionOf(from('from=a&clueFrom=b', { invite: 'c' }))).toEqual({
      from: 'a',
      clueFrom: 'b',
      invite: 'c',
    });
  });
});

const config: BrowserConfig = {
  docs: 'https://docs.yunqiao.example',
  statusPage: 'https://status.yunqiao.example',
  account: { zh: 'https://account.yunqiao.example', en: 'https://account.commbridge.example:8443/x' },
  console: { zh: 'https://console.yunqiao.example', en: 'https://console.commbridge.example' },
  paths: {
    register: '/register',
    login: '/login',
    profile: '/profile',
    billing: '/finance/account',
    messages: '/message',
    tickets: '/ticket',
  },
  services: { sharing: null, chat: null, analytics: null },
};
const none = { from: null, clueFrom: null, invite: null };
const link = (href: string, own: Partial<Parameters<typeof accountLink>[0]> = {}) =>
  accountLink({
    href,
    config,
    edition: 'zh',
    attribution: none,
    product: '',
    loggedIn: false,
    page: 'https://www.yunqiao.example/im',
    ...own,
  });

describe('a link to the account and console sites', () => {
  const referrer = 'referrer=https%3A%2F%2Fwww.yunqiao.example%2Fim';

  it('carries where the visitor comes from, and the page', () => {
    expect(
      link('https://console.yunqiao.example/app?x=1#y', { attribution: { from: 'a b', clueFrom: 'c', invite: 'i' } }),
    ).toBe(`https://console.yunqiao.example/app?x=1&from=a+b&clueFrom=c&invite=i&${referrer}#y`);
  });

  it('keeps what it already says', () => {
    const href = 'https://account.yunqiao.example/login?from=own&clueFrom=own&invite=own&referrer=own';
    expect(link(href, { attribution: { from: 'a', clueFrom: 'a', invite: 'a' }, product: 'im' })).toBe(href);
  });

  it('registers from the product when no channel is known', () => {
    expect(link('https://account.yunqiao.example/register?h=media&t=media', { product: 'sms' })).toBe(
      `https://account.yunqiao.example/register?h=media&t=media&from=sms&clueFrom=sms&${referrer}`,
    );
    expect(link('https://account.yunqiao.example/login', { product: 'sms' })).toBe(
      `https://account.yunqiao.example/login?${referrer}`,
    );
  });

  it('replaces the product that the page was rendered with by a known channel, and by nothing else', () => {
    const href = 'https://account.yunqiao.example/register?h=media&t=media&from=sms&clueFrom=sms';
    const attribution = { from: 'mail', clueFrom: 'autumn', invite: null };
    expect(link(href, { product: 'sms' })).toBe(`${href}&${referrer}`);
    expect(link(href, { product: 'sms', attribution })).toBe(
      `https://account.yunqiao.example/register?h=media&t=media&from=mail&clueFrom=autumn&${referrer}`,
    );
    expect(link(href, { product: 'im', attribution })).toBe(`${href}&${referrer}`);
  });

  it('registers with the same parameters wherever it stands, by edition', () => {
    expect(link('https://account.yunqiao.example/register?from=own&t=other', { product: 'im' })).toBe(
      `https://account.yunqiao.example/register?from=own&t=media&h=media&clueFrom=im&${referrer}`,
    );
    expect(link('https://account.commbridge.example:8443/x/register', { edition: 'en', product: 'im' })).toBe(
      `https://account.commbridge.example:8443/x/register?h=overseas&t=overseas&locale=en_US&from=im&clueFrom=im&${referrer}`,
    );
  });

  it('leads to the console instead of register and login when logged in, by edition', () => {
    expect(link('https://account.yunqiao.example/register?h=media', { loggedIn: true })).toBe(
      `https://console.yunqiao.example/?${referrer}`,
    );
    expect(link('https://account.commbridge.example:8443/x/login', { loggedIn: true, edition: 'en' })).toBe(
      `https://console.commbridge.example/?${referrer}`,
    );
    expect(link('https://account.yunqiao.example/help', { loggedIn: true })).toBe(
      `https://account.yunqiao.example/help?${referrer}`,
    );
  });

  it.each([
    'https://account.yunqiao.example.evil.example/register',
    'https://account.yunqiao.example:444/register',
    'http://account.yunqiao.example/register',
    'https://account.commbridge.example:8443/xy/login',
    'https://www.yunqiao.example/im',
    'mailto:a@account.yunqiao.example',
    'tel:400',
    'javascript:void(0)',
    '#top',
    'nonsense',
  ])('is none of %s, which is left alone', (href) => {
    expect(link(href, { loggedIn: true, attribution: { from: 'a', clueFrom: 'a', invite: 'a' } })).toBeNull();
  });

  it('encodes whatever a visitor brings', () => {
    const hostile = link('https://account.yunqiao.example/register', {
      attribution: { from: '"><script>&x=1#', clueFrom: null, invite: null },
    })!;
    expect(hostile).toContain('from=%22%3E%3Cscript%3E%26x%3D1%23&');
  });
});

describe('the visitor', () => {
  it('is on a phone by the words of the user agent', () => {
    expect(['iPhone OS', 'Android 14', 'Mobile Safari', 'iOS app'].every(isMobile)).toBe(true);
    expect(isMobile('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(false);
    expect(isWindows('Mozilla/5.0 (Windows NT 10.0)')).toBe(true);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) Mobile Safari', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'pc'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Mobile Safari', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', null],
  ])('with %s runs %s', (userAgent, own) => {
    const names = ['Android', 'iOS', 'HarmonyOS', 'Windows', 'pc', 'macOS', 'Web'];
    const device = { mobile: isMobile(userAgent), windows: isWindows(userAgent), userAgent };
    const found = names.filter((name) => isOwnPlatform(device, name));
    if (own === null) expect(found).toEqual([]);
    else expect(found).toContain(own);
    expect(found.length).toBeLessThan(3);
  });

  it('has cookies, by exact names, and their values as they were meant', () => {
    const cookies = 'xurs_t=no; urs_t=a%20b; empty=; broken=%E0%A4%A';
    expect(['urs_t', 'empty', 'broken', 'rs_t', 'nothing'].map((name) => cookieOf(cookies, name))).toEqual([
      'a b',
      '',
      '%E0%A4%A',
      null,
      null,
    ]);
  });

  it('is logged in with both cookies, neither empty, or by the word of the server', () => {
    for (const cookies of ['urs_t=1; urs_u=2', 'urs_u=2; a=; urs_t=1', 'a=1; urs_t=1; urs_u=2; b=1'])
      expect([cookies, isLoggedIn('0', cookies)]).toEqual([cookies, true]);
    for (const cookies of [
      '',
      'urs_t=1',
      'urs_t=1; urs_u=',
      'urs_t=; urs_u=2',
      'urs_t=1; xurs_u=2',
      'urs_t=1; a=urs_u=2',
    ])
      expect([cookies, isLoggedIn('0', cookies)]).toEqual([cookies, false]);
    expect([isLoggedIn('1', ''), isLoggedIn('0', ''), isLoggedIn(undefined, '')]).toEqual([true, false, false]);
  });

  it('sees counts up to a cap', () => {
    expect([0, -1, Number.NaN, 1, 99, 100, 12_345].map((count) => badgeOf(count, 99))).toEqual([
      '',
      '',
      '',
      '1',
      '99',
      '99+',
      '99+',
    ]);
  });
});
