import type { ComponentProps } from 'react';
import { Link } from '../../ui/link.tsx';

type Props = Omit<ComponentProps<typeof Link>, 'event'> & {
  /** Where it stands: `header`, `footer`. */
  zone: string;
};

/** A link of a menu, a footer or another part of the frame. Clicks are counted by its address. */
export function MenuLink({ zone, ...link }: Props) {
  return <Link {...link} event={{ zone, action: 'menu' }} />;
}
