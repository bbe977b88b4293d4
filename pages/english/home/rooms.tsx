import { Clinic } from '../../../components/art/scenes/clinic.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Marketplace } from './art/scenes/marketplace.tsx';
import styles from './english-home.module.css';
import * as words from './words.yaml';

const { marketplace, clinic } = words.rooms;

/** What teams build, two rooms wall to wall from one edge of the window to the other. */
export function Rooms() {
  return (
    <section aria-label={words.rooms.label} className={styles.rooms}>
      {[
        { ...marketplace, href: '/en/im', art: <Marketplace /> },
        { ...clinic, href: '/en/security', art: <Clinic {...clinic.drawing} /> },
      ].map(({ title, text, action, href, art }) => (
        <div key={href} className={styles.room}>
          {art}
          <h2 className={styles.name}>{title}</h2>
          <p>{text}</p>
          <Link href={href} className={styles.whole}>
            {action}
            <Icon name="arrow-right" size={16} />
          </Link>
        </div>
      ))}
    </section>
  );
}
