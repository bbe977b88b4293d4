import type { ReactNode } from 'react';
import type { DemoProduct } from '../../config/products.ts';
import { sdkAddress } from '../sdk/addresses.ts';
import { Apart } from './apart.tsx';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import { RegisterButton } from './register-button.tsx';

/** The second action beside registering: a link, or the demos of a product. */
export type Action = { text: ReactNode; icon?: IconName } & ({ href: string } | { demo: DemoProduct });

type Props = {
  /** Where on the page they are: `hero`, `closing`. Presses are counted by it. */
  zone: string;
  /** Text of the register button, where it is not the usual one of the edition. */
  register?: ReactNode;
  /** An action that matters more than registering, before it. */
  first?: Action;
  /** An action after registering. */
  second?: Action;
  /** Whether they are on a dark ground. */
  night?: boolean;
};

/** The calls to action of a page: registration, and a second link. */
export function Actions({ zone, register, first, second, night = false }: Props) {
  const quieter = night ? 'on-dark' : 'secondary';
  return (
    <Apart>
      {first ? <ActionButton action={first} zone={zone} variant="primary" /> : null}
      <RegisterButton zone={zone} size="large" variant={first ? quieter : 'primary'}>
        {register}
      </RegisterButton>
      {second ? <ActionButton action={second} zone={zone} variant={quieter} /> : null}
    </Apart>
  );
}

type ActionButtonProps = { action: Action; zone: string; variant: 'primary' | 'secondary' | 'on-dark' };

function ActionButton({ action, zone, variant }: ActionButtonProps) {
  const { text, icon } = action;
  const href = 'demo' in action ? sdkAddress(action.demo) : action.href;
  return (
    <Button
      href={href}
      event={{ zone, ...('demo' in action && { action: 'demo' }) }}
      variant={variant}
      size="large"
      {...(icon && { icon })}
      {...('demo' in action && { 'data-demo': action.demo })}
    >
      {text}
    </Button>
  );
}
