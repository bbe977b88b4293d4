import { figureCover } from '../prose/figures/cover.ts';
import '../prose/figures/figures.css';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import { CategoryArt } from './category-art.tsx';
import type { Category } from './category.ts';
import styles from './cover.module.css';
import type { KeyFigure } from './key-figure.ts';

const size = { width: 640, height: 360 };
type Props = {
  /** The article's picture; without one the category's picture, else a drawing. */
  image?: string | undefined;
  category: Category;
  /** Seed of the drawing: the article's id. */
  of: string;
  /** Text of the first figure of the article, which is drawn. */
  first?: string | undefined;
  /** The number that an article without figures is about. */
  figure?: KeyFigure | null;
  /** How wide it shows, as in the attribute `sizes`; as in an article by default. */
  sizes?: string;
  /** Whether it shows without scrolling. */
  early?: boolean;
  className?: string | undefined;
};

/** The picture of an article, 16 : 9. It decorates the title beside it, so it has no text of its own. */
export function Cover({ image, category, of, first, figure, className, sizes = inArticle, early = false }: Props) {
  const picture = image ?? category.cover;
  const chart = picture || first === undefined ? null : figureCover(first);
  return (
    <div className={classes(styles.cover, className)}>
      {picture ? (
        <Picture address={picture} {...size} text="" sizes={sizes} early={early} />
      ) : chart ? (
        <div
          className={classes(styles.chart, styles[category.look.ground])}
          dangerouslySetInnerHTML={{ __html: chart }}
        />
      ) : (
        <CategoryArt look={category.look} of={of} figure={figure} />
      )}
    </div>
  );
}

const inArticle = '(min-width: 800px) 736px, 100vw';
