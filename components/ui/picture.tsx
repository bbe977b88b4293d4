import type { PagePicture } from '#generator';
import { useSite } from '../site-context.ts';
import { classes } from './classes.ts';
import styles from './picture.module.css';

/** Best first: a browser takes the first that it knows. */
const formats = ['avif', 'webp'] as const;

type PictureProps = PagePicture & {
  /** What it shows; empty for a decoration. */
  text: string;
  /** How wide it shows, as in the attribute `sizes`: `(min-width: 820px) 600px, 100vw`. */
  sizes: string;
  /** Whether it shows without scrolling: then it is loaded at once. */
  early?: boolean;
  /** Where in it is what matters: on phones it is cut to 4 : 5, and this part stays. */
  focus?: 'left top' | 'top' | 'right top' | 'left' | 'center' | 'right' | 'left bottom' | 'bottom' | 'right bottom';
  className?: string | undefined;
};

/** A picture in the widths and formats that the build made of it. Pages import theirs: `<Picture {...room} text={…} sizes="…" />`. */
export function Picture({ address, width, height, text, sizes, early = false, focus, className }: PictureProps) {
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
      <img
        className={classes(focus !== undefined && styles.focused, className)}
        data-focus={focus}
        src={address}
        alt={text}
        width={width}
        height={height}
        loading={early ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
