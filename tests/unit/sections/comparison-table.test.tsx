import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { SiteProvider } from '../../../components/site-context.ts';
import type { Edition } from '../../../config/editions.ts';
import { site } from '../../../config/site.ts';

const html = (edition: Edition = 'zh') =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, edition, now: 0 }}>
      <ComparisonTable
        caption="版本对比"
        columns={[
          { name: '标准版', note: '¥0' },
          { name: '专业版', marked: true },
        ]}
        rows={[
          { name: '漫游', note: '换设备后可见', cells: ['7 天', { value: <b>180 天</b> }] },
          {
            group: '消息',
            rows: [
              { name: '撤回', cells: [true, false] },
              { name: '群成员', cells: [200, 3000] },
            ],
          },
        ]}
      />
    </SiteProvider>,
  );
/** Text of the elements with a name, tags and all left out. */
const texts = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) =>
    text!.replace(/<[^>]*>/g, ''),
  );

describe('a comparison table', () => {
  it('says yes and no in words, in the language of the edition', () => {
    expect(texts(html(), 'td')).toEqual(['', '7 天', '180 天', '支持', '不支持', '200', '3000']);
    expect(texts(html('en'), 'td').slice(3, 5)).toEqual(['Included', 'Not included']);
  });

  it('names its columns, rows and groups as what they are', () => {
    const scopes = [...html().matchAll(/<th scope="(\w+)"/g)].map(([, scope]) => scope);
    expect(scopes).toEqual(['col', 'col', 'row', 'rowgroup', 'row', 'row']);
    expect(html()).toContain('<th scope="rowgroup" colSpan="3"');
    expect(texts(html(), 'caption')).toEqual(['版本对比']);
  });

  it('can be scrolled from the keyboard, under its name', () => {
    expect(html()).toMatch(/role="region" aria-label="版本对比" tabindex="0"/i);
  });

  it('marks a column from its head to its foot', () => {
    expect(html().match(/class="[^"]*marked/g)).toHaveLength(1 + 3);
  });
});
