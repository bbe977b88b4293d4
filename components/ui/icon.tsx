import { type IconName, iconShapes } from './icon-data.ts';

export type { IconName };

type Props = { size?: number; className?: string | undefined };

const lines = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A decorative line icon by its kebab-case name. Not for islands: a browser would load all icons. */
export function Icon({ name, ...look }: Props & { name: IconName }) {
  return <ContentIcon name={name} {...look} />;
}

/** An icon that content names. A name that no icon has renders nothing. */
export function ContentIcon({ name, size = 20, className }: Props & { name: string }) {
  const shapes = iconShapes(name);
  if (shapes === undefined) return null;
  const drawing = { __html: shapes };
  return (
    <svg width={size} height={size} {...lines} className={className} aria-hidden dangerouslySetInnerHTML={drawing} />
  );
}

/** Icons for a drawing that pages show them from, each under its own name. Names that no icon has are left out. */
export function IconSymbols({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const shapes = iconShapes(name);
    if (shapes === undefined) return null;
    return <symbol key={name} id={name} {...lines} dangerouslySetInnerHTML={{ __html: shapes }} />;
  });
}
