import { type AnchorHTMLAttributes, Children, type ReactNode } from 'react';
import { useSite } from '../../site-context.ts';
import { Apart } from '../../ui/apart.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { linkEvent } from '../../ui/link-event.ts';
import styles from './help.module.css';
import { words } from './words.ts';

type HelpItemProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** What it does with its address, for counting clicks. */
  action: string;
  icon: IconName;
  text: string;
  label: string;
};

/** Class of an entry of the help bar that is not a link. */
export const helpItem = styles.item;

/** The label of a help entry; visually hidden if there is no space. */
export function HelpText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}

/** A link of the help bar. Its data attributes name the widget that the runtime opens; without the runtime the link works. */
export function HelpItem({ action, icon, text, label, className, ...rest }: HelpItemProps) {
  return (
    <a
      {...rest}
      aria-label={label}
      className={classes(styles.item, className)}
      {...linkEvent({ zone: 'help', action, href: rest.href })}
    >
      <Icon name={icon} size={20} />
      <HelpText>{text}</HelpText>
    </a>
  );
}

/**
 * Ways to get help, and the link back to the top. A bar in the page's margin on wide windows. On others one button at the edge,
 * which opens the entries above it when there are several; the runtime moves it away while the page scrolls down.
 */
export function Help({ children }: { children: ReactNode }) {
  const { edition } = useSite();
  const text = words[edition];
  const entries = Children.toArray(children);
  return (
    <aside className={styles.help} aria-label={text.help} data-widget="help">
      <HelpItem
        href="#top"
        action="top"
        icon="arrow-up"
        text={text.top}
        label={text.topFull}
        className={styles.up}
        data-widget="back-to-top"
      />
      {entries.length > 1 ? (
        <>
          <button type="button" className={styles.toggle} popoverTarget="help-menu" aria-label={text.help}>
            <Icon name="headset" size={20} className={styles.open} />
            <Icon name="x" size={20} className={styles.close} />
          </button>
          <div id="help-menu" popover="auto" className={styles.menu}>
            <Apart>{entries}</Apart>
          </div>
        </>
      ) : (
        <div className={styles.only}>{entries}</div>
      )}
    </aside>
  );
}
