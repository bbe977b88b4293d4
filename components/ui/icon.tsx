import type { IconName } from 'lucide-react/dynamic';
import { useIconSet } from './icon-set.ts';

export type { IconName };

type Props = { size?: number; className?: string | undefined };

/**
 * A decorative line icon by its kebab-case name. Not for islands: the whole set is not there; they import the icons they show.
 */
export function Icon({ name, ...look }: Props & { name: IconName }) {
  return <ContentIcon name={name} {...look} />;
}

/** An icon that content names. A name that no icon has renders nothing. */
export function ContentIcon({ name, size = 20, className }: Props & { name: string }) {
  const Shape = useIconSet()(name);
  return Shape ? <Shape size={size} strokeWidth={1.75} aria-hidden className={className} /> : null;
}
