import * as library from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

type Props = { name: string; size?: number; className?: string | undefined };

/** By the prefixed names, which keep an icon's former names too. */
const shapes = library as unknown as Record<string, LucideIcon | undefined>;

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the library draws under a kebab-case name, if it has it. */
export const shapeOf = (name: string) => shapes[`Lucide${pascal(name)}`];

/**
 * A decorative line icon by its kebab-case name (`message-circle`), as navigation content names it. A name that no icon
 * has renders nothing. Not for islands: it reaches for the whole set; they import the icons they show.
 */
export function Icon({ name, size = 20, className }: Props) {
  const Shape = shapeOf(name);
  return Shape ? <Shape size={size} strokeWidth={1.75} aria-hidden className={className} /> : null;
}
