import { useIconSet } from './icon-set.ts';

type Props = { name: string; size?: number; className?: string | undefined };

/**
 * A decorative line icon by its kebab-case name, as navigation content names it. A name that no icon has renders nothing. Not for
 * islands: the whole set is not there; they import the icons they show.
 */
export function Icon({ name, size = 20, className }: Props) {
  const Shape = useIconSet()(name);
  return Shape ? <Shape size={size} strokeWidth={1.75} aria-hidden className={className} /> : null;
}
