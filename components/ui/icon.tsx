import { icons } from 'lucide-react';

type Props = { name: string; size?: number; className?: string | undefined };

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A decorative line icon by its kebab-case name (`message-circle`), as navigation content names it. A name that no icon
 * has renders nothing. Not for islands: it reaches for the whole set; they import the icons they show.
 */
export function Icon({ name, size = 20, className }: Props) {
  const Shape = icons[pascal(name) as keyof typeof icons];
  return Shape ? <Shape size={size} strokeWidth={1.75} aria-hidden className={className} /> : null;
}
