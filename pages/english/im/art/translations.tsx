import { Text } from '../../../../components/art/kit/text.tsx';
import type { PushArt } from '../push-facts.tsx';

/** One message, as the phones of three readers write it. */
const readers = [
  { lang: 'fr', city: 'Lyon', text: 'Ana vous invite à dîner' },
  { lang: 'ko', city: 'Seoul', text: '아나 님이 저녁 식사에 초대했습니다' },
  { lang: 'pt', city: 'São Paulo', text: 'Ana convidou você para jantar' },
] as const;

/** The key that is sent, and the notifications that three phones make of it. */
export function Translations({ width, size }: PushArt) {
  const key = 'dinner.invite (Ana)';
  const card = width - size * 1.6;
  return (
    <>
      <Text x={0} y={size * 0.9} size={size} weight={600} fill="var(--tint-strong)">
        {key}
      </Text>
      <path d={`M${size * 0.5} ${size * 2}V${size * 10.4}`} stroke="var(--second)" strokeWidth="2" />
      {readers.map(({ lang, city, text }, index) => {
        const y = size * (2.4 + index * 3.4);
        return (
          <g key={lang}>
            <path d={`M${size * 0.5} ${y + size * 1.3}h${size * 1.1}`} stroke="var(--second)" strokeWidth="2" />
            <rect
              x={size * 1.6}
              y={y}
              width={card}
              height={size * 2.7}
              rx={size * 0.6}
              fill="var(--tint-soft)"
              stroke="var(--rule)"
            />
            <g lang={lang}>
              <Text x={size * 2.3} y={y + size * 1.35} size={size} fill="currentColor">
                {text}
              </Text>
            </g>
            <Text x={width - size * 0.7} y={y + size * 1.35} size={size * 0.9} anchor="end" fill="var(--muted)">
              {city}
            </Text>
          </g>
        );
      })}
    </>
  );
}
