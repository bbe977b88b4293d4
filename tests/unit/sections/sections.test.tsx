import { describe, expect, it } from 'vitest';
import { Faq } from '../../../components/sections/faq.tsx';
import { markupOf } from './support.tsx';

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
