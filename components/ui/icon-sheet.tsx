import { useSite } from '../site-context.ts';
import { useIconSet } from './icon-set.ts';
import { ContentIcon } from './icon.tsx';

/** Icons for a drawing that pages show them from, each under its own name. Names that no icon has are left out. */
export function IconSymbols({ names }: { names: readonly string[] }) {
  const shapeOf = useIconSet();
  return names.map((name) => {
    const Shape = shapeOf(name);
    return Shape ? (
      <symbol key={name} id={name} viewBox="0 0 24 24">
        <Shape strokeWidth={1.75} />
      </symbol>
    ) : null;
  });
}

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
