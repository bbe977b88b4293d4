import { classes } from '../ui/classes.ts';
import styles from './two-widths.module.css';

type TwoWidthsProps = {
  /** Two SVG elements: at the width of the page, and for windows below 820 px. */
  html: string;
  className?: string | undefined;
};

/** The picture of a try-out whose model draws it at two widths; the script replaces both. */
export function TwoWidths({ html, className }: TwoWidthsProps) {
  return (
    <div className={classes(styles.pictures, className)} data-picture="" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
