import { Icon, type IconName } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './next-steps.module.css';

type Step = { title: string; text: string; href: string; icon: IconName };

/** What to do after a lesson, one beside the other. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ title, text, href, icon }) => (
        <li key={href}>
          <Link href={href} className={styles.step}>
            <Icon name={icon} size={26} />
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
