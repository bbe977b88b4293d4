import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';

const people = {
  yan: { seed: '阿岩', ground: '#d9f3ee' },
  he: { seed: '店长小禾', ground: '#dfe7ff' },
  lin: { seed: '林遥', ground: '#ffe9dc' },
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
