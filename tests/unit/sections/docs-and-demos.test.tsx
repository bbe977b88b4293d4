import { describe, expect, it } from 'vitest';
import { DocsAndDemos } from '../../../components/sections/docs-and-demos.tsx';
import type { DemoLink, DocumentGroup } from '../../../config/calls/page-data.ts';
import { linksOf, markupOf } from './support.tsx';

const group = (title: string, ...links: string[]): DocumentGroup => ({
  title,
  children: links.map((link) => ({ title: `读 ${link}`, desc: '', link })),
});
const demo = (link: string, type = 'web'): DemoLink => ({ title: `试 ${link}`, desc: '说明', link, type });
const shown = (document: DocumentGroup[], demos: DemoLink[]) =>
  markupOf(<DocsAndDemos title="读与试" data={{ document, demo: demos }} />);

describe('documents and demos', () => {
  it('are no section at all where there are none', () => {
    expect(shown([], [])).toBe('');
  });

  it('are a section with either alone', () => {
    expect(shown([group('入门', 'https://doc.yunqiao.example/a')], [])).not.toContain('可以上手的演示');
    expect(shown([], [demo('/sdk/app/im')])).toContain('可以上手的演示');
  });

  it('stand in the order of the page data, documents first, groups under their names', () => {
    const markup = shown([group('入门', '/a', '/b'), group('进阶', '/c')], [demo('/d'), demo('/e')]);
    expect(linksOf(markup)).toEqual(['/a', '/b', '/c', '/d', '/e']);
    expect([...markup.matchAll(/<h[23][^>]*>([^<]+)</g)].map(([, words]) => words)).toEqual([
      '读与试',
      '入门',
      '进阶',
      '可以上手的演示',
    ]);
  });

  it('stand with demos first where they have the whole width', () => {
    const data = { document: [group('入门', '/a')], demo: [demo('/d')] };
    expect(linksOf(markupOf(<DocsAndDemos title="读与试" data={data} wide />))).toEqual(['/d', '/a']);
  });

  it('open the dialog with a product’s demos only from the address of that product’s downloads', () => {
    const markup = shown(
      [],
      [
        demo('/sdk/app/whiteboard'),
        demo('/sdk/app/nothing'),
        demo('/sdk/app/im?from=x'),
        demo('https://demo.yunqiao.example/sdk/app/im'),
      ],
    );
    expect(
      [...markup.matchAll(/href="([^"]*)"[^>]* data-demo="([^"]*)"/g)].map(
        ([, address, product]) => `${address} ${product}`,
      ),
    ).toEqual(['/sdk/app/whiteboard whiteboard']);
  });

  it('link to no address that content may not link to, and still say what it was', () => {
    const hostile = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'vbscript:x',
      'relative',
      '',
    ];
    const markup = shown(
      [group('坏', ...hostile)],
      hostile.map((link) => demo(link)),
    );
    expect(linksOf(markup)).toEqual([]);
    expect(markup).not.toContain('data-demo=');
    expect(markup.match(/试 /g)).toHaveLength(hostile.length);
  });

  it('say of a link that leaves the site that it does not hand over this window', () => {
    expect(shown([], [demo('https://demo.yunqiao.example/im')])).toMatch(
      /<a href="https:\/\/demo\.yunqiao\.example\/im" rel="noopener"/,
    );
  });

  it('show a demo of an unknown kind with an icon all the same', () => {
    for (const type of ['web', 'telepathy', 'toString', ''])
      expect(shown([], [demo('/a', type)]).match(/<svg/g), type).toHaveLength(3);
  });

  it('escape what the page data says', () => {
    const markup = markupOf(
      <DocsAndDemos
        title="读与试"
        data={{ document: [], demo: [{ title: '<img src=x>', desc: '"&', link: '/a"onclick="x', type: 'web' }] }}
      />,
    );
    expect(markup).toContain('&lt;img src=x&gt;');
    expect(markup).toContain('href="/a&quot;onclick=&quot;x"');
  });

  it('have the words of the edition, and those that the page gives', () => {
    const data = { document: [], demo: [demo('https://demo.yunqiao.example')] };
    expect(markupOf(<DocsAndDemos title="Read on" data={data} />, 'en')).toContain('Demos to try');
    expect(markupOf(<DocsAndDemos data={data} title="自己的标题" lead="自己的引言" />)).toMatch(
      /<h2[^>]*>自己的标题<\/h2><p[^>]*>自己的引言</,
    );
  });
});
