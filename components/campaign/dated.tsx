import type { ReactNode } from 'react';
import { isDuring } from '#generator';
import { useSite } from '../site-context.ts';

type DatedProps = {
  /** First moment it is shown, ISO 8601. */
  from?: string | undefined;
  /** First moment it is no longer shown. */
  until?: string | undefined;
  as?: 'div' | 'span' | 'li';
  className?: string | undefined;
  children: ReactNode;
};

/** Shown during a time: as of the build, and set right by the runtime for the moment it is viewed. Its class sets no `display`. */
export function Dated({ from, until, as: Tag = 'div', className, children }: DatedProps) {
  const { now } = useSite();
  return (
    <Tag
      className={className}
      data-dated=""
      data-from={from}
      data-until={until}
      hidden={!isDuring({ from, until }, now)}
    >
      {children}
    </Tag>
  );
}
