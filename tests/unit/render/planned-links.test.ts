import { describe, expect, it } from 'vitest';
import { records as pagesOfRecords } from '../../../config/rules/record-address.ts';
import { openPlannedLinks } from '../../../cli/render/planned-links.ts';

const rows = [
  { edition: 'zh', path: '/chatroom' },
  { edition: 'zh', path: '/promotion/{id}' },
  { edition: 'en', path: '/en/im' },
] as const;
const addresses = ['/im', '/en/im', '/dev-blog', '/dev-blog/category/rtc', '/chatroom', '/promotion/1'];
const fixed = { has: (path: string) => addresses.includes(path), hash: addresses.join(' ') };
const recordLink = pagesOfRecords.link;
const planned = openPlannedLinks({ rows, recordLink, fixed });
const mark = (html: string, by = planned) => {
  const { html: marked, links } = by.mark({ pieces: [Buffer.from(html)], edition: 'zh' });
  return { html: marked.toString(), links };
};

describe('links to planned pages', () => {
  it('get data-planned after their address, whatever query or anchor they have', () => {
    expect(mark('<a class="x" href="/chatroom?a=1#b" id="c">聊天室</a><a href="/promotion/1">活动</a>').html).toBe(
      '<a class="x" href="/chatroom?a=1#b" data-planned id="c">聊天室</a><a href="/promotion/1" data-planned>活动</a>',
    );
  });

  it('are told from links to built pages, to other sites and to the other edition', () => {
    const html = '<a href="/im">消息</a><a href="https://doc.example/chatroom">文档</a><a href="/en/im">English</a>';
    expect(mark(html)).toEqual({ html, links: null });
  });

  it('lose the mark when their page is built', () => {
    const later = openPlannedLinks({ rows: rows.slice(1), recordLink, fixed });
    const html = '<a href="/chatroom">聊天室</a>';
    expect(mark(mark(html).html, later)).toEqual({ html, links: null });
  });

  it('have the same hash as long as the same addresses are marked', () => {
    const html = '<a href="/chatroom">聊天室</a>';
    const more = openPlannedLinks({ rows: [...rows, { edition: 'zh', path: '/tried' }], recordLink, fixed });
    expect(mark(html, more)).toEqual(mark(html));
    expect(more.hash).not.toBe(planned.hash);
    expect(mark('<a href="/promotion/1">活动</a>').links).not.toBe(mark(html).links);
  });

  it('are marked in pieces as in the whole document', () => {
    const parts = [
      '<header><a href="/chatroom">聊天室</a>',
      '<main>文</main>',
      '<a href="/promotion/1">活动</a></header>',
    ];
    const pieces = parts.map((part) => Buffer.from(part));
    for (const _ of ['first', 'again, from what is known of the pieces']) {
      const { html, links } = planned.mark({ pieces, edition: 'zh' });
      expect({ html: html.toString(), links }).toEqual(mark(parts.join('')));
    }
  });
});

describe('what may be missing', () => {
  const uncertain = (html: string) => planned.mark({ pieces: [Buffer.from(html)], edition: 'zh' }).uncertain;

  it('is each address of a record, without query, and each place of another page', () => {
    const html =
      '<a href="/dev-blog/one#end">一</a><a href="/dev-blog/one?from=x">一</a><a href="/case/two/">二</a>' +
      '<a href="/dev-blog">博客</a><a href="/dev-blog/category/rtc">分类</a><a href="https://a.example/case/x">外</a>';
    expect(uncertain(html)).toEqual(['/dev-blog/one', '/dev-blog/one#end', '/case/two']);
  });

  it('is each address that the site has not', () => {
    expect(uncertain('<a href="/nowhere?a=1#b">x</a><a href="/im#b">x</a><a href="/nowhere">x</a>')).toEqual([
      '/nowhere',
      '/nowhere#b',
      '/im#b',
    ]);
    expect(uncertain('<a href="/im#节&amp;1">x</a>')).toEqual(['/im#节&1']);
    expect(uncertain('<a href="//other.example/x">x</a><a href="#x">x</a><a href="mailto:a@b.example">x</a>')).toEqual(
      [],
    );
  });

  it('is read again when another address is there', () => {
    const later = openPlannedLinks({ rows, recordLink, fixed: { ...fixed, hash: 'another' } });
    expect(later.hash).not.toBe(planned.hash);
  });
});
