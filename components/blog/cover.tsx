import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import type { Category } from './category.ts';
import { CategoryArt } from './category-art.tsx';
import styles from './cover.module.css';
import type { KeyFigure } from './key-figure.ts';

/** Best first: a browser takes the first that it knows. */
const formats = ['avif', 'webp'] as const;

type Props = {
  /** The article's picture; without one the category's picture, else a drawing. */
  image?: string | undefined;
  category: Category;
  /** Seed of the drawing: the article's id. */
  of: string;
  /** The figure that the article is about. */
  figure?: KeyFigure | null;
  /** How wide it shows, as in the attribute `sizes`; as in an article by default. */
  sizes?: string;
  /** Whether it shows without scrolling. */
  early?: boolean;
  className?: string | undefined;
};

/** The picture of an article, 16 : 9. It decorates the title beside it, so it has no text of its own. */
export function Cover({ image, category, of, figure, className, ...shown }: Props) {
  const picture = image ?? category.cover;
  return (
    <div className={classes(styles.cover, className)}>
      {picture ? <Photo address={picture} {...shown} /> : <CategoryArt look={category.look} of={of} figure={figure} />}
    </div>
  );
}

const inArticle = '(min-width: 800px) 736px, 100vw';

function Photo({ address, sizes = inArticle, early = false }: { address: string } & Pick<Props, 'sizes' | 'early'>) {
  const forms = useSite().pictures?.[address] ?? [];
  const sources = formats.flatMap((format) => {
    const set = forms.filter((form) => form.format === format).map((form) => `${form.address} ${form.width}w`);
    return set.length === 0 ? [] : { type: `image/${format}`, srcSet: set.join(', ') };
  });
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img src={address} alt="" width={640} height={360} loading={early ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  );
}
