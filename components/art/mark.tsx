import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { useSite } from '../site-context.ts';
import { MarkLines } from './mark-lines.tsx';
import styles from './mark.module.css';

type MarkProps = { size?: number; festival?: boolean };

/** The mark in the colours of its place: its points take the colour of the text. */
function Mark({ size = 32, festival = false }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <MarkLines arc="var(--mark-arc, var(--primary))" wave="var(--mark-wave, var(--accent))" points="currentColor" />
      {festival ? (
        <g data-festival="">
          <path d="M16 1v5" stroke="var(--warm)" strokeWidth="1.4" />
          <ellipse cx="16" cy="9.5" rx="5" ry="4" fill="var(--warm)" />
          <path
            d="M16 5.5v8M13.4 6.1c-1.2 2.2-1.2 4.6 0 6.8M18.6 6.1c1.2 2.2 1.2 4.6 0 6.8"
            stroke="#ffd9a8"
            strokeWidth=".8"
          />
          <path d="M14.5 14v2.5M16 14v3.2M17.5 14v2.5" stroke="var(--warm)" strokeWidth="1" />
        </g>
      ) : null}
    </svg>
  );
}

type LogoProps = {
  /** `dark` on dark ground. */
  variant?: 'light' | 'dark';
  href?: string;
  /** Has the festival lantern, which shows while the promotion runs. */
  festival?: boolean;
  className?: string | undefined;
};

/** Mark and wordmark as a link to the edition's home page. */
export function Logo({ variant = 'light', href = '/', festival = false, className }: LogoProps) {
  const { site, edition } = useSite();
  const { name } = site.brand[edition];
  const label = { zh: `${name} 首页`, en: `${name} home` }[edition];
  return (
    <Link
      href={href}
      aria-label={label}
      className={classes(styles.logo, variant === 'dark' && styles.dark, className)}
      event={{ zone: variant === 'dark' ? 'footer' : 'header', action: 'menu' }}
    >
      <Mark festival={festival} />
      <span className={styles.word}>{name}</span>
    </Link>
  );
}
