import type { ReactNode } from 'react';
import '../styles/mono.css';
import { usePlaces } from '../place-context.ts';
import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import type { TryOut, TryProps } from './try-out.ts';
import styles from './try.module.css';

type Props<Given extends TryProps> = {
  /** The exports of the try-out's file. */
  of: TryOut<Given>;
  title: string;
  /** Plain data for its script. */
  props?: Given;
  /** When its script loads: shortly before it is visible, or at the first interaction. */
  when?: 'visible' | 'use';
  /** The initial status: what the picture shows, with its numbers. */
  status: string;
  /** How it is operated, in a few words beside the title. */
  hint?: string;
  /** With a border, or without one for an opening that is the try-out itself. */
  look?: 'frame' | 'bare';
  className?: string | undefined;
  /** The complete picture, readable without a script. Controls stand in `Controls`. */
  children: ReactNode;
};

const words = { zh: { reset: '重置' }, en: { reset: 'Reset' } };

/** The frame of something to try: title, picture with controls, and a foot with the status line and the button that resets it. */
export function Try<Given extends TryProps>({
  of: { name },
  title,
  props,
  when = 'visible',
  status,
  hint,
  look = 'frame',
  className,
  children,
}: Props<Given>) {
  const { edition } = useSite();
  const script = usePlaces().placeScripts[name];
  if (script === undefined)
    throw new Error(
      `Try: this page has no try-out named "${name}"; a try-out is named after its page folder, and after its file when it lies in try/`,
    );
  return (
    <div
      className={classes(styles.try, styles[look], className)}
      role="group"
      aria-label={title}
      data-try={name}
      data-script={script}
      data-when={when}
      data-props={props && JSON.stringify(props)}
    >
      {look === 'frame' ? (
        <div className={styles.head}>
          <p className={styles.title}>{title}</p>
          {hint ? <p className={styles.hint}>{hint}</p> : null}
        </div>
      ) : null}
      <div className={styles.stage} data-stage="">
        {children}
      </div>
      <div className={styles.foot}>
        <p className={styles.status} role="status" data-status="">
          {status}
        </p>
        <button type="button" className={styles.reset} data-reset="" hidden>
          <Icon name="rotate-ccw" size={14} />
          {words[edition].reset}
        </button>
      </div>
    </div>
  );
}
