import type { AnchorHTMLAttributes } from 'react';
import { isPlannedAddress } from '../../config/rules/planned.ts';
import { useSite } from '../site-context.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link. One to a page that is not built yet says so, and one to another site opens without handing it this window. */
export function Link({ href, ...rest }: Props) {
  const { edition } = useSite();
  const away = /^https?:/.test(href) ? { rel: 'noopener' } : null;
  const waits = isPlannedAddress(edition, href) ? { 'data-planned': '' } : null;
  return <a href={href} {...away} {...waits} {...rest} />;
}
