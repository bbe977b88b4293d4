import { RegisterButton } from '../../../components/ui/register-button.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import styles from './price-offers.module.css';
import * as words from './words.yaml';

export type Offer = {
  name: string;
  /** Whom it is for. */
  text: string;
  price: string;
  unit: string;
  points: readonly string[];
  /** The one that most take. */
  marked?: boolean;
  /** Registering where it has no address. */
  action: { text: string; href?: string };
};

/** The ways to have it, side by side: for whom, for how much, with what. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={classes(styles.offers, offers.length === 4 && styles.four)}>
      {offers.map(({ name, text, price, unit, points, marked, action }) => (
        <li key={name} className={classes(styles.offer, marked && styles.marked)}>
          <h3 className={styles.name}>
            {name} {marked ? <span className={styles.mark}>{words.offers.usual}</span> : null}
          </h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.price}>
            <span className={styles.value}>{price}</span> <span className={styles.unit}>{unit}</span>
          </p>
          <OfferAction action={action} marked={marked ?? false} />
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check" size={18} className={styles.check} />
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function OfferAction({ action: { text, href }, marked }: Pick<Offer, 'action'> & { marked: boolean }) {
  const look = { variant: marked ? 'primary' : 'secondary', className: styles.action } as const;
  if (href === undefined)
    return (
      <RegisterButton zone="offers" {...look}>
        {text}
      </RegisterButton>
    );
  return (
    <Button href={href} event={{ zone: 'offers' }} {...look}>
      {text}
    </Button>
  );
}
