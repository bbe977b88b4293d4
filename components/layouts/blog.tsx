import type { LayoutProps } from '../layout.ts';
import { BlogFooter } from './blog-footer.tsx';
import { BlogHeader } from './blog-header.tsx';
import { partsOf } from './shell/parts.ts';
import { SkipLink } from './shell/skip-link.tsx';
import './blog-dark.css';

/** The frame of the developer blog: a slim header, a line of small print, and nothing beside the text. */
export default function Layout({ header, hide, blogNav, children }: LayoutProps) {
  const parts = partsOf({ header, hide });
  return (
    <>
      <SkipLink />
      {parts.header ? <BlogHeader nav={blogNav} /> : null}
      {children}
      {parts.footer ? <BlogFooter /> : null}
    </>
  );
}
