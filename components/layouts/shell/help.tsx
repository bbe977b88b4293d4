import type { ReactNode } from 'react';
import type { DemoProduct } from '../../../config/products.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './help.module.css';
import { words } from './words.ts';

type ItemProps = { href: string; icon: string; text: string; label: string; widget?: string; demo?: DemoProduct };

/** Looks of what stands in the help bar and is no link. */
export const helpItem = styles.item;

/** The words below an icon of the help bar: heard where there is no room to show them. */
export function HelpText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}

/** A link of the help bar. `widget` or `demo` says what the runtime makes of it; without it the link does. */
export function HelpItem({ href, icon, text, label, widget, demo }: ItemProps) {
  return (
    <a href={href} aria-label={label} className={styles.item} data-widget={widget} data-demo={demo} data-event-id={icon} data-event-zone="help">
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
      {children}
      <HelpItem href="#top" icon="arrow-up" text={text.top} label={text.topFull} widget="back-to-top" />
    </aside>
  );
}
