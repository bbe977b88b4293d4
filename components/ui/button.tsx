import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import type { LinkEvent } from './link-event.ts';

const looks = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  'on-dark': styles.onDark,
};
const sizes = { small: styles.small, medium: undefined, large: styles.large };

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  event: LinkEvent;
  variant?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Icon after the text, by its kebab-case name. */
  icon?: IconName;
};

/** A link that looks like a button. */
export function Button({ variant = 'primary', size = 'medium', icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classes(styles.button, looks[variant], sizes[size], className)}>
      {children}
      {icon ? <Icon name={icon} size={18} /> : null}
    </Link>
  );
}
