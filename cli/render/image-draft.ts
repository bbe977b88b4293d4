import type { ReactNode } from 'react';
import type { PageHead, PageRoute, PageTheme } from '../define/page.ts';
import type { Seo } from '../define/navigation.ts';
import type { PageConfig } from '../define/config.ts';
import type { ImageDraft } from '../og-images/image.ts';
import type { SiteRendering } from '../define/rendering.ts';
import { classesAround, openingDrawing } from './opening-drawing.ts';

type ImageDraftOptions = {
  head: PageHead;
  seo: Seo | null;
  route: PageRoute;
  site: PageConfig;
  theme: Pick<PageTheme, 'night' | 'paper'>;
  main: string;
  markup: Pick<typeof import('./markup.tsx'), 'artMarkup'>;
  rendering: Pick<SiteRendering, 'picture'>;
};

/** Maximum length of a name before a colon in a title. */
const longestName = 20;

/** The Open Graph image of a page: its title without the company's name, and its opening drawing. Null when the page has its own picture. */
export function imageDraft({
  head,
  seo,
  route,
  site,
  theme,
  main,
  markup,
  rendering,
}: ImageDraftOptions): ImageDraft | null {
  const { edition } = route;
  if (route.status !== 200 || head.image !== undefined) return null;
  const brand = site.brand[edition]!;
  const drawn = (art: ReactNode) => (art ? { svg: markup.artMarkup(art), within: [] } : null);
  const drawing = drawn(head.ogImage?.art) ?? openingDrawing(main) ?? drawn(rendering.picture(route));
  const words =
    head.ogImage?.title === undefined
      ? split({ title: seo?.title ?? head.title ?? route.header.name, brand })
      : { title: head.ogImage.title, text: head.ogImage.text ?? null };
  const label = words.label ?? route.label;
  return {
    edition,
    lang: site.editions[edition]!.lang,
    brand: brand.name,
    // `|` is where a title may break on the page.
    title: words.title.replaceAll('|', ''),
    text: words.text,
    label: label === words.title ? null : label,
    art: drawing?.svg ?? null,
    within: [...themeSelectors(theme), ...(drawing?.within ?? [])],
    ground: head.ogImage?.art ? classesAround(main.slice(0, Math.max(0, main.search(/<h1\b/)))) : [],
    paper: head.ogImage?.paper ?? false,
    ...(head.ogImage?.sharedAs !== undefined && { sharedAs: head.ogImage.sharedAs }),
  };
}

/** The selectors by which the style sheet finds the theme of a page. */
const themeSelectors = (theme: ImageDraftOptions['theme']) =>
  (['night', 'paper'] as const).flatMap((name) => (theme[name] ? [`[data-${name}=${theme[name]}]`] : []));

type Words = { title: string; text: string | null; label?: string | undefined };

/** Splits a title: `name：what it does - section - company`. */
function split({ title, brand }: { title: string; brand: { name: string; slogan: string } }): Words {
  const parts = title.split(/(?: |(?<=）))- | \| /);
  if (parts.length > 1 && parts.at(-1) === brand.name) parts.pop();
  const [first = title, ...sections] = parts;
  const [, name, rest] = /^(.+?)(?:：|: | · )(.+)$/su.exec(first) ?? [];
  const label = sections.at(-1);
  if (name === undefined || rest === undefined || name.length > longestName) return { title: first, text: null, label };
  // The title of the home page begins with the company's name, which is in every image anyway.
  return name === brand.name
    ? { title: rest === brand.slogan ? rest : brand.slogan, text: rest === brand.slogan ? null : rest, label }
    : { title: name, text: rest, label };
}
