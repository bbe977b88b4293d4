import type { ComponentProps, ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { accountLinks } from './account-links.ts';
import { Button } from './button.tsx';

const words = { zh: '免费试用', en: 'Get Started' };

type Props = Omit<ComponentProps<typeof Button>, 'href' | 'event'> & {
  /** Where on the page it is: `hero`, `closing`. Presses are counted by it. */
  zone: string;
  /** Its text, where it is not the usual one of the edition. */
  children?: ReactNode;
};

/** Leads to the registration of the edition. */
export function RegisterButton({ zone, children, ...button }: Props) {
  const { site, edition, product } = useSite();
  return (
    <Button {...button} href={accountLinks({ site, edition, product }).register} event={{ zone, id: 'register' }}>
      {children ?? words[edition]}
    </Button>
  );
}
