import type { ReactNode } from 'react';
import { Qr } from '../sdk/qr.tsx';
import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import styles from './whatsapp.module.css';

/** Opens a chat with a number given as digits, country code first. */
export const whatsappLink = (number: string) => `https://wa.me/${number}`;

type Props = {
  /** Content of the button. */
  children: ReactNode;
  className?: string | undefined;
  /** Position of the code: beside the button, or above it. */
  place: 'beside' | 'above';
  zone: string;
};

/** A QR code that opens the chat on a phone, with a link for visitors on one. It opens and closes without scripts too. */
export function Whatsapp({ children, className, place, zone }: Props) {
  const { site } = useSite();
  const address = whatsappLink(site.contact.whatsapp);
  return (
    <details className={styles.whatsapp} data-widget="whatsapp">
      <summary className={classes(styles.summary, className)} data-event-id="whatsapp" data-event-zone={zone}>
        {children}
      </summary>
      <div className={classes(styles.popup, styles[place])}>
        <Qr address={address} label="QR code that opens a WhatsApp chat with us" className={styles.code} />
        <p>Scan with your phone, or</p>
        <p>
          <Link href={address} className={styles.link} event={{ zone }}>
            open WhatsApp here
          </Link>
        </p>
      </div>
    </details>
  );
}
