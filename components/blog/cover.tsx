import { classes } from '../ui/classes.ts';
import type { Category } from './category.ts';
import { CategoryArt } from './category-art.tsx';
import styles from './cover.module.css';
import type { KeyFigure } from './key-figure.ts';

type Props = {
  /** Picture of its own; without one the category's stands in, else a drawing. */
  image?: string | undefined;
  category: Category;
  /** What the drawing is made from: the article's id. */
  of: string;
  /** The figure that the article is about. */
  figure?: KeyFigure | null;
  /** Whether it shows without scrolling. */
  early?: boolean;
  className?: string | undefined;
};

/** The picture of an article, 16 : 9. It decorates the title beside it, so it has no text of its own. */
export function Cover({ image, category, of, figure, early = false, className }: Props) {
  const picture = image ?? category.cover;
  return (
    <div className={classes(styles.cover, className)}>
      {picture ? (
        <img src={picture} alt="" width={640} height={360} loading={early ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <CategoryArt look={category.look} of={of} figure={figure} />
      )}
    </div>
  );
}
