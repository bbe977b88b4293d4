import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageProps } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import { splitOf } from '../../../components/social/gift-split.tsx';
import { rulerShare } from '../../../components/social/takedown-ruler.tsx';
import { site } from '../../../config/site.ts';
import { socialComponents } from '../../../config/social-components.ts';
import { giftChannels } from '../../../config/social-markets.ts';
import componentsPage from '../../../pages/landing/social-components/page.tsx';
import { showcases } from '../../../pages/landing/social-components/showcases.tsx';

const props = (name: string) =>
  ({ data: {}, route: { params: { name }, edition: 'zh' }, site, now: 0 }) as unknown as PageProps<any>;
const html = (name: string) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, edition: 'zh', now: 0 }}>
      <componentsPage.Body {...props(name)} />
    </SiteProvider>,
  );

describe('the components of the page about social apps overseas', () => {
  it('are the same in the list that the plan reads and in the table that shows them', () => {
    expect(Object.keys(showcases)).toEqual([...socialComponents]);
  });

  it.each(socialComponents)('%s has a page that says what it is for, what it takes and how it looks', (name) => {
    const { component, title, about, props: taken, states } = showcases[name];
    const shown = html(name);
    expect(shown.match(/<h1/g)).toHaveLength(1);
    for (const word of [component, title, ...taken.map((prop) => prop.name)]) expect(shown).toContain(word);
    expect(about.split('。').filter(Boolean), about).toHaveLength(2);
    expect(states.length).toBeGreaterThan(1);
    expect(new Set(states.map((state) => state.name)).size).toBe(states.length);
    const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(componentsPage.head!(props(name)).title).toBe(`${title} ${component} - 社交出海组件 - 云桥通信`);
  });

  it('are listed on each of these pages, the one shown marked', () => {
    const shown = html('visa');
    for (const name of socialComponents) expect(shown).toContain(`href="/global/social/components/${name}"`);
    expect(shown.match(/href="\/global\/social\/components\/visa" aria-current="page"/g)).toHaveLength(1);
  });
});

describe('what becomes of a gift', () => {
  it.each(giftChannels)('adds up to what was paid: $name', (channel) => {
    for (const hostShare of [0, 0.33, 0.5, 0.95, 1]) {
      const { store, app, host } = splitOf(channel, hostShare);
      expect(store + app + host).toBeCloseTo(100);
      expect(store).toBe(channel.percent);
    }
  });

  it('is divided after the store has taken its part', () => {
    expect(splitOf({ percent: 30 }, 0.5)).toEqual({ store: 30, app: 35, host: 35 });
  });
});

describe('the ruler of deadlines', () => {
  it('begins with a second, ends with thirty days, and is logarithmic in between', () => {
    expect(rulerShare(1)).toBe(0);
    expect(rulerShare(30 * 86_400)).toBe(1);
    expect(rulerShare(3_600) - rulerShare(60)).toBeCloseTo(rulerShare(60));
  });
});
