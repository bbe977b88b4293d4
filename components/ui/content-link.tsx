import type { ReactNode } from 'react';
import { isSafeLink } from '#generator';
import { Link } from './link.tsx';
import type { LinkEvent } from './link-event.ts';

type ContentLinkProps = {
  link: string;
  className?: string | undefined;
  children: ReactNode;
  /** What clicks are counted as. */
  event?: LinkEvent;
  [data: `data-${string}`]: string;
};

/** A link that content gives. An empty address, or one that content may not link to, leaves its words without a link. */
export function ContentLink({ link, className, children, ...rest }: ContentLinkProps) {
  if (!isSafeLink(link)) return <span className={className}>{children}</span>;
  return (
    <Link href={link} className={className} {...rest}>
      {children}
    </Link>
  );
}
