import rendering from '../../../components/rendering.tsx';
import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import { mainMarkup } from '../../../cli/render/markup.tsx';
import { sourcesOf } from '../../../cli/render/page-sources.ts';
import { island } from '../../../cli/define/island.ts';
import { Island } from '../../../components/island-runtime/island.tsx';
import { page, type PageProps } from '../../../components/define-page.ts';
import { site } from '../../../config/site.ts';

function Greeting({ to, times }: { to: string; times: number }) {
  const id = useId();
  return (
    <p id={id}>
      {times} × {to}
    </p>
  );
}
const greeting = island({ name: 'greeting', Component: Greeting });

function Picture({ src }: { src: string }) {
  return <img src={src} alt="" width="10" height="10" />;
}
const picture = island({ name: 'picture', Component: Picture });

const placeScripts = { greeting: '/assets/greeting-A1.js', picture: '/assets/picture-B2.js' };
const props = { data: {}, route: { edition: 'zh', mainLang: null }, site, now: 0 } as unknown as PageProps<any>;
const markupOf = (Body: () => React.ReactNode) =>
  mainMarkup({ rendering, page: page({ Body }), props, rows: {}, placeScripts });

describe('an island on a page', () => {
  it('is rendered by itself, with its script, its props and ids of its own', () => {
    const { main } = markupOf(() => (
      <>
        <Island of={greeting} props={{ to: '您', times: 2 }} when="visible" />
        <Island of={greeting} props={{ to: '她', times: 3 }} when="idle" />
      </>
    ));
    expect(main).toBe(
      '<main id="main" tabindex="-1">' +
        '<div data-island="greeting" data-script="/assets/greeting-A1.js" data-when="visible" data-prefix="island0-" data-props="{&quot;to&quot;:&quot;您&quot;,&quot;times&quot;:2}"><p id="_island0-R_0_">2<!-- --> × <!-- -->您</p></div>' +
        '<div data-island="greeting" data-script="/assets/greeting-A1.js" data-when="idle" data-prefix="island1-" data-props="{&quot;to&quot;:&quot;她&quot;,&quot;times&quot;:3}"><p id="_island1-R_0_">3<!-- --> × <!-- -->她</p></div>' +
        '</main>',
    );
  });

  it('keeps the comments that hydration needs; the rest of the page has none', () => {
    const { main } = markupOf(() => (
      <>
        <p>
          {1} 和 {2}
        </p>
        <Island of={greeting} props={{ to: '您', times: 2 }} when="use" />
      </>
    ));
    expect(main).toContain('<p>1 和 2</p>');
    expect(main).toContain('2<!-- --> × <!-- -->您');
  });

  it('cannot be broken out of by its props', () => {
    const to = `"'></div></script><script>alert(1)</script><!--island 0--> $& \u2028`;
    const { main } = markupOf(() => <Island of={greeting} props={{ to, times: 1 }} when="visible" />);
    expect(main).not.toContain('<script');
    expect(sourcesOf(main)).toMatchObject({ scripts: [], styles: [], media: [] });
    const [, json = ''] = /data-props="([^"]*)"/.exec(main)!;
    const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
    expect(JSON.parse(json.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name]!))).toEqual({
      to,
      times: 1,
    });
  });

  it('gives its preloads to the head', () => {
    const { main, preloads } = markupOf(() => <Island of={picture} props={{ src: '/a.png' }} when="visible" />);
    expect(preloads).toBe('<link rel="preload" as="image" href="/a.png"/>');
    expect(main).toContain('data-props="{&quot;src&quot;:&quot;/a.png&quot;}"><img src="/a.png"');
  });

  it('is named after its file', () => {
    const stranger = island({ name: 'stranger', Component: () => null });
    expect(() => markupOf(() => <Island of={stranger} props={{}} when="idle" />)).toThrow(
      'Island: there is no components/islands/stranger.tsx; an island is named after its file',
    );
  });

  it('holds no other island', () => {
    const outer = island({
      name: 'greeting',
      Component: () => <Island of={greeting} props={{ to: '您', times: 1 }} when="idle" />,
    });
    expect(() => markupOf(() => <Island of={outer} props={{}} when="idle" />)).toThrow(
      'islands, try-outs and forms: only the body of a page can hold them',
    );
  });
});
