import { Apart } from '../ui/apart.tsx';
import { Button } from '../ui/button.tsx';
import { RegisterButton } from '../ui/register-button.tsx';
import styles from './thumb-bar.module.css';

/** An action: an address, or with only a text the registration. */
export type ThumbAction = { text: string; href?: string };

/** Two actions at the foot of the window, in reach of a thumb: the first is the one that matters. */
export function ThumbBar({ actions }: { actions: readonly [ThumbAction, ThumbAction] }) {
  return (
    <nav className={styles.bar} aria-label="快捷操作">
      <Apart>
        {actions.map((action, index) => {
          const variant = index === 0 ? 'primary' : 'secondary';
          return action.href === undefined ? (
            <RegisterButton key={action.text} zone="thumb" variant={variant}>
              {action.text}
            </RegisterButton>
          ) : (
            <Button key={action.text} href={action.href} event={{ zone: 'thumb' }} variant={variant}>
              {action.text}
            </Button>
          );
        })}
      </Apart>
    </nav>
  );
}
