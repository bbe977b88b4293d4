import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Title } from '../../../components/ui/title.tsx';

describe('a title', () => {
  it('may break at each mark', () => {
    expect(renderToStaticMarkup(<Title>一条通道不行了，|十分钟内|流量就在别处</Title>)).toBe(
      '<h2>一条通道不行了，<wbr/>十分钟内<wbr/>流量就在别处</h2>',
    );
  });

  it('is a heading of its level, with the class of the page', () => {
    expect(
      renderToStaticMarkup(
        <Title level={1} className="im_title">
          您的应用
        </Title>,
      ),
    ).toBe('<h1 class="im_title">您的应用</h1>');
  });
});
