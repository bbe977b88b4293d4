import { describe, expect, it } from 'vitest';
import { compareRules } from '../../../cli/diff/compare-rules.ts';
import { limits } from '../../../cli/diff/limits.ts';
import type { Rules } from '../../../cli/diff/rules.ts';

const rules = (parts: Partial<Rules>): Rules => ({ redirects: [], gone: [], headers: {}, ...parts });
const changes = (old: Partial<Rules>, now: Partial<Rules>) =>
  compareRules(rules(old), rules(now)).shown.map(
    ({ kind, name, editions, old: was, now: is }) => `${kind} ${name} ${editions.join('+')}: ${was} > ${is}`,
  );

describe('rules of two releases', () => {
  it('are redirects: added, removed, with another target or status', () => {
    const row = (from: string, to: string, more = {}) => ({ edition: 'zh', from, to, ...more });
    expect(
      changes(
        { redirects: [row('/a', '/x'), row('/b', '/x'), row('/c', '/x', { status: 301 }), row('/same', '/x')] },
        { redirects: [row('/same', '/x'), row('/b', '/y'), row('/c', '/x', { status: 302 }), row('/d', '/x')] },
      ),
    ).toEqual([
      'redirect /a zh: /x > null',
      'redirect /b zh: /x > /y',
      'redirect /c zh: /x, status 301 > /x, status 302',
      'redirect /d zh: null > /x',
    ]);
  });

  it('are removed addresses', () => {
    expect(
      changes({ redirects: [{ edition: 'zh', from: '/a', to: '/x' }] }, { gone: [{ edition: 'zh', address: '/a' }] }),
    ).toEqual(['redirect /a zh: /x > removed (410)']);
  });

  it('are headers, those that changed alike in both editions once', () => {
    const headers = (value: string) => ({ zh: { 'X-A': value, 'X-B': 'same' }, en: { 'X-A': value } });
    expect(changes({ headers: headers('1') }, { headers: headers('2') })).toEqual(['header X-A zh+en: 1 > 2']);
  });

  it('are sources of a policy by directive, in any order', () => {
    const headers = (policy: string) => ({ zh: { 'Content-Security-Policy': policy } });
    expect(
      changes(
        { headers: headers("default-src 'none'; img-src 'self' https://a.example https://b.example") },
        { headers: headers("img-src https://c.example https://b.example 'self'; default-src 'none'; base-uri 'none'") },
      ),
    ).toEqual([
      'security policy img-src zh: https://a.example > https://c.example',
      "security policy base-uri zh: null > 'none'",
    ]);
  });

  it('are all others by their place; the name of the release is not a change', () => {
    expect(
      changes(
        { release: 'one', methods: ['GET'], editions: [{ edition: 'en', errors: { 404: 'a.html' } }] },
        { release: 'two', methods: ['GET', 'HEAD'], editions: [{ edition: 'en', errors: { 404: 'b.html' } }] },
      ),
    ).toEqual(['rule methods : GET > GET HEAD', 'rule editions.en.errors.404 : a.html > b.html']);
  });

  it('are limited: others are counted', () => {
    const redirects = Array.from({ length: limits.rules + 3 }, (_, at) => ({ edition: 'zh', from: `/${at}`, to: '/' }));
    const { shown, more } = compareRules(rules({}), rules({ redirects }));
    expect([shown.length, more]).toEqual([limits.rules, 3]);
  });
});
