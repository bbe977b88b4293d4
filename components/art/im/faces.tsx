import { Avatar } from '../kit/person.tsx';

const people = {
  yan: { look: 1, ground: '#d9f3ee' },
  he: { look: 0, long: true, ground: '#dfe7ff' },
  lin: { look: 2, long: true, ground: '#ffe9dc' },
  zhou: { look: 4, ground: '#e6e9f5' },
  shen: { look: 3, ground: '#e9e3ff' },
} as const;
export type FaceName = keyof typeof people;

/** Draws everybody once; `Face` shows them wherever they speak. Stands once on a page, before the first face. */
export function FaceSheet() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(people).map(([name, look]) => (
        <symbol key={name} id={`face-${name}`} viewBox="0 0 40 40">
          <Avatar x={20} y={20} r={20} {...look} />
        </symbol>
      ))}
    </svg>
  );
}

/** A round picture of somebody. */
export function Face({ name, size, className }: { name: FaceName; size: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <use href={`#face-${name}`} />
    </svg>
  );
}
