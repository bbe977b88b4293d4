import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSite } from '../../site-context.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './help.module.css';
import { words } from './words.ts';

type ItemProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; icon: string; text: string; label: string };

/** Looks of what stands in the help bar and is no link. */
export const helpItem = styles.item;

/** The words below an icon of the help bar: heard where there is no room to show them. */
export function HelpText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}

/** A link of the help bar. Its data attributes say what the runtime makes of it; without it the link does. */
export function HelpItem({ icon, text, label, className, ...rest }: ItemProps) {
  return (
    <a {...rest} aria-label={label} className={classes(styles.item, className)} data-event-id={icon} data-event-zone="help">
      <Icon name={icon} size={20} />
      <HelpText>{text}</HelpText>
    </a>
  );
}

/** The bar at the side: help that is always in reach, and the way back to the top. */
export function Help({ children }: { children: ReactNode }) {
  const { edition } = useSite();
  const text = words[edition];
  return (
    <aside className={styles.help} aria-label={text.help} data-widget="help">
      <div className={styles.bar}>{children}</div>
      <HelpItem href="#top" icon="arrow-up" text={text.top} label={text.topFull} className={styles.top} data-widget="back-to-top" />
    </aside>
  );
}
