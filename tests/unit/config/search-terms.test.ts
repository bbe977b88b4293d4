import { describe, expect, it } from 'vitest';
import { eachTerm, searchTerms, type Term, termSlot, termOf, termText } from '../../../cli/define/search-terms.ts';

describe('the terms of a text', () => {
  it('are pairs of neighbours in Chinese, across no punctuation', () => {
    expect(searchTerms('群聊、消息回执')).toEqual(['群聊', '消息', '息回', '回执']);
    expect(searchTerms('云')).toEqual(['云']);
  });

  it('are words elsewhere, in lower case and half-width, without plural endings and stop words', () => {
    expect(searchTerms('The latency of Messages, in ＳＤＫ 2.0')).toEqual(['latency', 'message', 'sdk', '2', '0']);
    expect(searchTerms('status access analysis')).toEqual(['status', 'access', 'analysis']);
  });

  it('are also the parts of names', () => {
    expect(searchTerms('sendMessage')).toEqual(['sendmessage', 'send', 'message']);
    expect(searchTerms('HTTPServer')).toEqual(['httpserver', 'http', 'server']);
    // Capitals by habit or by a slip: no parts of a single letter.
    expect(['iOS', 'sDK', 'sdK', 'wEbSocket'].flatMap(searchTerms)).toEqual(['ios', 'sdk', 'sdk', 'websocket']);
  });

  it('keep the two scripts of one text apart', () => {
    expect(searchTerms('用IM发消息')).toEqual(['用', 'im', '发消', '消息']);
  });

  it('are not cut inside characters of two units, which separate words if they are signs', () => {
    expect(searchTerms('𠮷野家、𠮷 群😀聊 a😀b')).toEqual(['𠮷野', '野家', '𠮷', '群', '聊', 'b']);
  });

  it('have one form each, by which they are counted', () => {
    const terms: Term[] = [];
    eachTerm('𠮷野家 野家 群聊 々々 﨑﨑 云 SDK 가나 かな 12', (term) => terms.push(term));
    expect(terms.map((term) => termOf(termText(term)))).toEqual(terms);
    expect(new Set(terms).size).toBe(terms.length - 1);
    expect(terms.map((term) => termSlot(term, 1024))).toEqual(
      terms.map((term) => termSlot(`${termText(term)}x`.slice(0, -1), 1024)),
    );
  });
});

describe('the slot of a term', () => {
  it('is shared by all terms that begin alike', () => {
    expect(termSlot('消息', 64)).toBe(termSlot('消', 64));
    expect(termSlot('message', 64)).toBe(termSlot('me', 64));
    expect(new Set(['群聊', '消息', 'sdk', 'price'].map((term) => termSlot(term, 1024))).size).toBe(4);
  });
});
