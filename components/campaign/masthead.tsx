import { talkHours } from '../../config/talk-seasons.ts';
import { Apart } from '../ui/apart.tsx';
import { Container } from '../ui/container.tsx';
import { Link } from '../ui/link.tsx';
import styles from './masthead.module.css';
import * as words from './words.yaml';

/** Pages of the programme, the newest season first; those without a phone page are left out of the phone's. */
const places = [
  { page: 'mctalk4', name: words.masthead.places[0].name, year: '2026' },
  { page: 'mctalk3', name: words.masthead.places[1].name, year: '2024' },
  { page: 'mctalkDetail3', name: words.masthead.places[2].name, year: words.masthead.places[2].year },
  { page: 'mctalk2021', name: words.masthead.places[3].name, year: '2021', desktopOnly: true },
] as const satisfies readonly { page: string; name: string; year: string; desktopOnly?: true }[];

/** The masthead that all pages of the talk programme begin with: its name, and its seasons. */
export function Masthead({ address }: { address: string }) {
  const phone = address.includes('/m/');
  return (
    <div className={styles.masthead}>
      <Container className={styles.line}>
        <p className={styles.name}>
          <svg
            viewBox="0 0 20 26"
            width="15"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M10 1a4 4 0 0 1 4 4v6a4 4 0 0 1-8 0V5a4 4 0 0 1 4-4zM1.5 10v1.5a8.5 8.5 0 0 0 17 0V10M10 20v5M5 25h10" />
          </svg>
          {words.masthead.name}{' '}
          {phone ? null : (
            <span className={styles.when}>
              {words.masthead.every} {talkHours.from}
              {words.masthead.about}
            </span>
          )}
        </p>
        <nav aria-label={words.masthead.label} className={styles.places}>
          <Apart>
            {places
              .filter((place) => !(phone && 'desktopOnly' in place))
              .map(({ page, name, year }) => {
                const href = `/promotion/${phone ? 'm/' : ''}${page}`;
                return (
                  <Link
                    key={page}
                    href={href}
                    aria-current={href === address ? 'page' : undefined}
                    className={styles.place}
                    event={{ zone: 'masthead', action: 'menu' }}
                  >
                    {name} {phone ? null : <span className={styles.year}>{year}</span>}
                  </Link>
                );
              })}
          </Apart>
        </nav>
      </Container>
    </div>
  );
}
