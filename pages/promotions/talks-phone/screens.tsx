import { InPhone, screen } from '../../../components/art/cards/in-phone.tsx';
import { wrap } from '../../../components/art/kit/measure.ts';
import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Person } from '../../../components/art/kit/people/person.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { thirdSeason } from '../../../config/talk-notes.ts';
import { talkHours } from '../../../config/talk-seasons.ts';

/** The colours of the season's prints. */
const tones = ['#ffd3c2', '#e6d2ff', '#ffdf9e'] as const;
const toneOf = (index: number) => tones[index % tones.length]!;
const night = '#2a1040';

type ScreenProps = { talks: readonly Talk[] };

/** The poster of the season's first talk. */
export function PosterScreen({ talks: [talk] }: ScreenProps) {
  return (
    <InPhone>
      <rect {...screen} rx="22" fill={night} />
      {talk ? (
        <>
          <path d="M0 40H260V270H0Z" fill={toneOf(talk.index)} />
          <circle cx="76" cy="140" r="84" fill="#ffffff" fillOpacity=".5" />
          <Person x={130} y={270} size={210} seed={talk.lecturer.name} />
          <Text x={20} y={306} size={30} weight={700} fill="#ffdf9e">
            {`${talk.date} ${talkHours.from}`}
          </Text>
          {wrap(talk.lecturer.topic, { width: 222, size: 20 })
            .slice(0, 3)
            .map((line, index) => (
              <Text key={line} x={20} y={344 + index * 30} size={20} weight={600} fill="#ffffff">
                {line}
              </Text>
            ))}
          <Text x={20} y={444} size={17} fill="#cbb9dd">
            {talk.lecturer.name}
          </Text>
        </>
      ) : null}
    </InPhone>
  );
}

/** The faces of a season, in three columns. */
export function FacesScreen({ talks }: ScreenProps) {
  return (
    <InPhone>
      {talks.slice(0, 12).map(({ index, lecturer: { name } }) => {
        const [x, y] = [50 + (index % 3) * 80, 82 + Math.floor(index / 3) * 104];
        return (
          <g key={name}>
            <Avatar x={x} y={y} r={36} seed={name} ground={toneOf(index)} />
            <Text x={x} y={y + 50} size={15} anchor="middle" weight={600}>
              {name}
            </Text>
          </g>
        );
      })}
    </InPhone>
  );
}

/** The talks of the third season as lines of forty minutes, cut at their chapters. */
export function NotesScreen({ talks }: ScreenProps) {
  const width = screen.width - 40;
  return (
    <InPhone>
      {thirdSeason.slice(0, 8).map(({ lecturer: id, chapters }, row) => {
        const topic = talks.find(({ lecturer }) => lecturer.id === id)?.lecturer.topic ?? '';
        const [first = '', more] = wrap(topic, { width: width - 16, size: 16 });
        let passed = 0;
        return (
          <g key={id} transform={`translate(20 ${52 + row * 52})`}>
            <Text x={0} y={0} size={16} weight={600}>
              {more ? `${first}…` : first}
            </Text>
            {chapters.map(({ name, minutes }, index) => {
              const x = (passed / talkHours.minutes) * width;
              passed += minutes;
              return (
                <rect
                  key={name}
                  x={x}
                  y="14"
                  width={(minutes / talkHours.minutes) * width - 2}
                  height="12"
                  rx="3"
                  fill="#6b2fa3"
                  opacity={1 - index * 0.22}
                />
              );
            })}
          </g>
        );
      })}
    </InPhone>
  );
}
