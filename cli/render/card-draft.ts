import type { PageHead, PageRoute } from '../../components/define-page.ts';
import type { Seo } from '../../config/calls/page.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { CardDraft } from '../cards/card.ts';
import { openingDrawing } from './opening-drawing.ts';

type CardDraftOptions = {
  head: PageHead;
  seo: Seo | null;
  route: PageRoute;
  site: PageConfig;
  /** The page's `<main>`. */
  main: string;
  markup: Pick<typeof import('./markup.tsx'), 'artMarkup' | 'productMarkup'>;
};

/** So many characters before a colon are a name; more are a sentence of their own. */
const longestName = 20;

/** What a page's card shows: its title without the company's name, and the drawing it opens with. Null where the page has a picture of its own. */
export function cardDraft({ head, seo, route, site, main, markup }: CardDraftOptions): CardDraft | null {
  const { edition } = route;
  if (route.status !== 200 || head.image !== undefined) return null;
  const brand = site.brand[edition];
  const drawing = head.card?.art
    ? { svg: markup.artMarkup(head.card.art), within: [] }
    : (openingDrawing(main) ?? ofProduct({ route, markup }));
  const words =
    head.card?.title === undefined
      ? split({ title: seo?.title ?? head.title ?? route.header.name, brand })
      : { title: head.card.title, text: head.card.text ?? null };
  const label = words.label ?? route.label;
  return {
    edition,
    brand: brand.name,
    title: words.title,
    text: words.text,
    label: label === words.title ? null : label,
    art: drawing?.svg ?? null,
    within: drawing?.within ?? [],
    paper: head.card?.paper ?? false,
  };
}

/** The product at work, for a page about one that opens with something else than a drawing. Its lettering is Chinese. */
function ofProduct({ route: { product, edition, address }, markup }: Pick<CardDraftOptions, 'route' | 'markup'>) {
  return product === null || edition !== 'zh'
    ? null
    : { svg: markup.productMarkup({ product, of: address }), within: [] };
}

type Words = { title: string; text: string | null; label?: string | undefined };

/** Parts a title as pages write them: `name：what it does - section - company`. */
function split({ title, brand }: { title: string; brand: { name: string; slogan: string } }): Words {
  const parts = title.split(/ - | \| /);
  if (parts.length > 1 && parts.at(-1) === brand.name) parts.pop();
  const [first = title, ...sections] = parts;
  const [, name, rest] = /^(.+?)(?:：|: | · )(.+)$/su.exec(first) ?? [];
  const label = sections.at(-1);
  if (name === undefined || rest === undefined || name.length > longestName) return { title: first, text: null, label };
  // The home page says the company's name and what it does; the name is on every card.
  return name === brand.name
    ? { title: rest === brand.slogan ? rest : brand.slogan, text: rest === brand.slogan ? null : rest, label }
    : { title: name, text: rest, label };
}
