import { describe, expect, it } from 'vitest';
import { Faq } from '../../../components/sections/faq.tsx';
import { FeatureGrid } from '../../../components/sections/feature-grid.tsx';
import { FitsWith } from '../../../components/sections/fits-with.tsx';
import { PriceTeaser } from '../../../components/sections/price-teaser.tsx';
import { elementsOf, linksOf, markupOf } from './support.tsx';

describe('questions', () => {
  const items = [
    { question: '会丢吗？', answer: '不会。' },
    {
      question: '贵吗？',
      answer: (
        <>
          <p>看用量。</p>
          <ul>
            <li>一</li>
          </ul>
        </>
      ),
    },
  ];

  it('each open their answer by themselves, closed at first', () => {
    const markup = markupOf(<Faq items={items} title="问答" />);
    expect(markup.match(/<details/g)).toHaveLength(2);
    expect(markup).not.toMatch(/<details[^>]*(?: open| name=)/);
    for (const detail of markup.split('<details').slice(1))
      expect(detail).toMatch(/^[^>]*><summary[^>]*><h3[^>]*>[^<]+<\/h3>/);
  });

  it('put a plain answer into a paragraph and leave the rest as it is', () => {
    const [plain, rich] = markupOf(<Faq items={items} title="问答" />).split('</details>');
    expect(plain).toMatch(/<p>不会。<\/p>/);
    expect(rich).toMatch(/<div[^>]*><p>看用量。<\/p><ul>/);
  });

  it('stand beside the heading of the section and whom else to ask', () => {
    expect(markupOf(<Faq items={items} title="问答" aside="打电话" />)).toMatch(/<h2[^>]*>问答<\/h2><div[^>]*>打电话/);
  });

  it('are nothing where there are none', () => {
    expect(markupOf(<Faq items={[]} title="问答" />)).toBe('');
  });
});

describe('features', () => {
  it('link their title where there is more to read, and nowhere else', () => {
    const markup = markupOf(
      <FeatureGrid
        features={[
          { icon: 'lock', title: '加密', text: '全程。', href: '/service' },
          { icon: 'key', title: '令牌', text: '您签。' },
        ]}
      />,
    );
    expect(markup).toMatch(/<h3[^>]*><a href="\/service"[^>]*>加密/);
    expect(markup).toMatch(/<h3[^>]*>令牌<\/h3>/);
    expect(linksOf(markup)).toEqual(['/service']);
  });

  it('are nothing where there are none', () => {
    expect(markupOf(<FeatureGrid features={[]} />)).toBe('');
  });
});

describe('prices', () => {
  it('say what is paid, then how much for what', () => {
    const markup = markupOf(
      <PriceTeaser
        rows={[{ name: '标准', price: '¥ 0.30', unit: '每位月活跃用户', note: '含推送' }]}
        action={<a href="/price/im">看完整价格</a>}
        note="含税"
      />,
    );
    expect(elementsOf(markup)).toEqual(['div', 'dl', 'div', 'dt', 'span', 'dd', 'span', 'span', 'div', 'p', 'p', 'a']);
    expect(markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
      '|标准|含推送|¥ 0.30| |每位月活跃用户|含税|看完整价格|',
    );
  });

  it('are nothing where there are none', () => {
    expect(markupOf(<PriceTeaser rows={[]} action="看完整价格" />)).toBe('');
  });
});

describe('what fits', () => {
  it('is a list of links, each with its name and what the two do together', () => {
    const markup = markupOf(<FitsWith links={[{ href: '/dev-blog', name: '博客', text: '写着怎么做。' }]} />);
    expect(elementsOf(markup).slice(0, 4)).toEqual(['ul', 'li', 'a', 'span']);
    expect(markup.replace(/<svg.*?<\/svg>|<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe('|博客|写着怎么做。|');
  });

  it('begins, where it is told, with what the page is about, which is no link', () => {
    const markup = markupOf(
      <FitsWith from="即时通讯" links={[{ href: '/dev-blog', name: '博客', text: '写着怎么做。' }]} />,
    );
    expect(markup).toMatch(/^<ul[^>]*><li[^>]*><span[^>]*>即时通讯<\/span><\/li><li/);
    expect(linksOf(markup)).toEqual(['/dev-blog']);
  });

  it('is nothing where nothing does', () => {
    expect(markupOf(<FitsWith links={[]} />)).toBe('');
  });
});
