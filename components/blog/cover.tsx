import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import type { Category } from './category.ts';
import { CategoryArt } from './category-art.tsx';
import styles from './cover.module.css';
import type { KeyFigure } from './key-figure.ts';

const size = { width: 640, height: 360 };
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
export function Cover({ image, category, of, figure, className, sizes = inArticle, early = false }: Props) {
  const picture = image ?? category.cover;
  return (
    <div className={classes(styles.cover, className)}>
      {picture ? (
        <Picture address={picture} {...size} text="" sizes={sizes} early={early} />
      ) : (
        <CategoryArt look={category.look} of={of} figure={figure} />
      )}
    </div>
  );
}

const inArticle = '(min-width: 800px) 736px, 100vw';
