import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link. One to another site does not hand it this window. The build marks links to pages that are not built yet. */
export function Link({ href, ...rest }: Props) {
  const away = /^https?:/.test(href) ? { rel: 'noopener' } : null;
  return <a href={href} {...away} {...rest} />;
}
