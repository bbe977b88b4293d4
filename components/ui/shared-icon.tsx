import { useSite } from '../site-context.ts';
import { ContentIcon } from './icon.tsx';

/**
 * An icon of the sheet that all pages share, or the icon itself where there is no sheet. For what stands in the frame of every
 * page and is decoration: Firefox before 132 asks `default-src` for it, not `img-src`, and under our policy shows none.
 */
export function SharedIcon({ name, size, className }: { name: string; size: number; className?: string | undefined }) {
  const { icons } = useSite();
  if (!icons?.names.has(name)) return <ContentIcon name={name} size={size} className={className} />;
  return (
    <svg width={size} height={size} aria-hidden className={className}>
      <use href={`${icons.address}#${name}`} />
    </svg>
  );
}
