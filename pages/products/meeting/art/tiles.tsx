import { Text } from '../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../components/art/kit/tile.tsx';
import { last, people, picture } from '../model.ts';
import * as words from '../words.yaml';

const looks = [
  { wear: 'blazer', hair: 'bob' },
  { trade: 'engineer', hair: 'crop' },
  { trade: 'engineer', hair: 'part', gear: ['hat', 'glasses'] },
  { wear: 'shirt', hair: 'tail', gear: ['headset'] },
  { wear: 'crew', hair: 'wave' },
  { trade: 'engineer', hair: 'bald', gear: ['hat', 'beard'] },
] as const;
const grounds = ['#dfe8ff', '#fdebd8', '#dff3ec', '#ece4fb', '#dfe8ff', '#d5e6f0'];

/** Six people of a morning meeting, a ring around the one who speaks, and below them who spoke in which minute. */
export function Tiles() {
  return (
    <svg viewBox="0 0 636 460" fill="none" role="img" aria-label={words.tiles.label}>
      {people.map((name, index) => (
        <g key={name}>
          <Tile
            x={8 + (index % 3) * 210}
            y={8 + Math.floor(index / 3) * 184}
            width={204}
            height={142}
            seed={name}
            of={looks[index]}
            ground={grounds[index] ?? '#dfe8ff'}
          />
          <Text
            x={110 + (index % 3) * 210}
            y={166 + Math.floor(index / 3) * 184}
            size={23}
            anchor="middle"
            fill="currentColor"
          >
            {name}
          </Text>
        </g>
      ))}
      <path d="M8 376H628" stroke="var(--rule)" />
      <g data-picture="" dangerouslySetInnerHTML={{ __html: picture({ time: last }) }} />
    </svg>
  );
}
