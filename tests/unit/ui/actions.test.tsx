import { describe, expect, it } from 'vitest';
import { Actions } from '../../../components/ui/actions.tsx';
import { site } from '../../../config/site.ts';
import { markupOf } from '../sections/support.tsx';

/** The links of some markup: what they say, and their attributes without those of looks. */
const linksOf = (markup: string) =>
  Array.from(markup.matchAll(/<a ([^>]*)>([^<]*)/g), ([, attributes, text]) =>
    `${text}: ${attributes!.replace(/ ?(?:class|rel|data-planned)="[^"]*"/g, '').trim()}`.replaceAll('&amp;', '&'),
  );

describe('the actions of a page', () => {
  it('are registration in the edition and one more, each counted by its zone', () => {
    expect(
      linksOf(markupOf(<Actions zone="hero" second={{ href: '/promotion/advisory', text: '预约架构师' }} />)),
    ).toEqual([
      `免费试用: href="${site.account.zh}/register?h=media&t=media" data-event-id="register" data-event-zone="hero"`,
      '预约架构师: href="/promotion/advisory" data-event-id="open:/promotion/advisory" data-event-zone="hero"',
    ]);
    expect(linksOf(markupOf(<Actions zone="closing" />, 'en'))).toEqual([
      `Get Started: href="${site.account.en}/register?h=overseas&t=overseas&locale=en_US" data-event-id="register" data-event-zone="closing"`,
    ]);
  });

  it('register with the product of the page, without a script too', () => {
    expect(linksOf(markupOf(<Actions zone="hero" />, 'zh', { product: 'im' }))[0]).toContain(
      `href="${site.account.zh}/register?h=media&t=media&from=im&clueFrom=im"`,
    );
  });

  it('may begin with the demos of a product and name the button of their own', () => {
    expect(
      linksOf(
        markupOf(<Actions zone="hero" first={{ demo: 'whiteboard', text: '试写' }} register="注册，拿 AppKey" />),
      ),
    ).toEqual([
      '试写: href="/sdk/app/whiteboard" data-demo="whiteboard" data-event-id="demo:/sdk/app/whiteboard" data-event-zone="hero"',
      `注册，拿 AppKey: href="${site.account.zh}/register?h=media&t=media" data-event-id="register" data-event-zone="hero"`,
    ]);
  });
});
