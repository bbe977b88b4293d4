import { Bubble } from '../../../components/art/kit/bubble.tsx';
import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { Person } from '../../../components/art/kit/people/person.tsx';
import { Tile } from '../../../components/art/kit/tile.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const kitPeople: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="人物">
        <Cast people={['lin']}>
          <svg viewBox="0 0 720 220" fill="none" role="img" aria-label="人物">
            <Person x={90} y={200} size={160} seed="lin" />
            <Avatar x={240} y={110} r={44} seed="lin" />
            <Tile x={320} y={40} width={180} height={140} name="林一" seed="lin" speaking />
            <Bubble x={540} y={80} width={150} lines={['人物']} size={14} own />
          </svg>
        </Cast>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="People" ground="night">
        <Cast people={['lin']}>
          <svg viewBox="0 0 720 220" fill="none" role="img" aria-label="People">
            <Person x={90} y={200} size={160} seed="lin" />
            <Avatar x={240} y={110} r={44} seed="lin" />
            <Tile x={320} y={40} width={180} height={140} name="Lin" seed="lin" speaking />
            <Bubble x={540} y={80} width={150} lines={['People']} size={14} own />
          </svg>
        </Cast>
      </Section>
    ),
  },
];
