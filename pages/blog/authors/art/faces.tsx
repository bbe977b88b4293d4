import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';

/** The first six authors, in two rows. */
export function Faces({ names }: { names: readonly string[] }) {
  return (
    <svg viewBox="0 0 480 300" fill="none">
      {names.slice(0, 6).map((name, index) => (
        <Avatar key={name} x={80 + (index % 3) * 160} y={75 + Math.floor(index / 3) * 150} r={64} seed={name} />
      ))}
    </svg>
  );
}
