import { pictureRecipe } from '../define/picture-recipe.ts';
import type { PictureSizes } from './sanitize.ts';

/** A tag as `sanitize` writes it. */
const pictureTag = /<img src="([^"]*)"[^>]*>/g;

/** Wraps pictures with smaller variants in `<picture>`. The input must be sanitized. */
export function withSources({ html, sizes }: { html: string; sizes: PictureSizes }): string {
  return html.replace(pictureTag, (tag, src: string) => {
    const forms = (Object.hasOwn(sizes, src) && sizes[src]?.forms) || [];
    const sources = pictureRecipe.formats.flatMap(({ name, type }) => {
      const set = forms.filter(({ format }) => format === name).map(({ address, width }) => `${address} ${width}w`);
      return set.length === 0
        ? []
        : `<source type="${type}" srcset="${set.join(', ')}" sizes="${pictureRecipe.sizes}">`;
    });
    return sources.length === 0 ? tag : `<picture>${sources.join('')}${tag}</picture>`;
  });
}
