import type { AnchorHTMLAttributes } from 'react';
import { type LinkEvent, linkEvent } from './link-event.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** What clicks are counted as; without it, as a link in the text, by its address. */
  event?: LinkEvent;
};

/** A link. One to another site does not hand it this window. The build marks links to pages that are not built yet. */
export function Link({ href, event, ...rest }: Props) {
  const away = /^https?:/.test(href) ? { rel: 'noopener' } : null;
  return <a href={href} {...away} {...rest} {...(event && linkEvent({ ...event, href }))} />;
}
