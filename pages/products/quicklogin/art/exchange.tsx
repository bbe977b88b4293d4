import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { parts } from '../words.yaml';
import * as words from '../words.yaml';

const messages = [
  { from: 0, to: 1, ...words.exchangeDrawing.messages[0], isNumber: false },
  { from: 1, to: 0, ...words.exchangeDrawing.messages[1], isNumber: false },
  { from: 0, to: 1, ...words.exchangeDrawing.messages[2], isNumber: false },
  { from: 1, to: 0, ...words.exchangeDrawing.messages[3], isNumber: false },
  { from: 0, to: 3, ...words.exchangeDrawing.messages[4], isNumber: false },
  { from: 3, to: 2, ...words.exchangeDrawing.messages[5], isNumber: false },
  { from: 2, to: 3, ...words.exchangeDrawing.messages[6], isNumber: true },
];

type Scale = { left: number; pitch: number; font: number };

function Sequence({ left, pitch, font }: Scale) {
  const x = (place: number) => left + place * pitch;
  return (
    <>
      <rect x={x(2) - pitch * 0.42} y="6" width={pitch * 1.84} height="470" rx="14" fill="var(--tint-soft)" />
      {parts.map((name, place) => (
        <g key={name}>
          <path d={`M${x(place)} 54V470`} stroke="var(--rule)" strokeWidth="2" />
          <Text x={x(place)} y={32} size={font} weight={600} anchor="middle" fill="currentColor">
            {name}
          </Text>
        </g>
      ))}
      {messages.map(({ from, to, text, step, isNumber }, row) => {
        const y = 100 + row * 56;
        const way = to > from ? 1 : -1;
        return (
          <g key={text}>
            {left > 100 && step ? (
              <Text x={0} y={y} size={font} fill="var(--muted)">
                {step}
              </Text>
            ) : null}
            <Drawn
              d={`M${x(from)} ${y}H${x(to) - way * 5}m${-way * 9} -7l${way * 9} 7l${-way * 9} 7`}
              color={isNumber ? 'var(--third)' : 'var(--tint)'}
              width={3}
            />
            <Text
              x={(x(from) + x(to)) / 2}
              y={y - 15}
              size={font}
              weight={isNumber ? 600 : 500}
              anchor="middle"
              fill={isNumber ? 'var(--third-ink)' : 'currentColor'}
            >
              {text}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** Seven messages of a login; `card` for shared links. */
export function Exchange({ className }: { className?: string | undefined }) {
  return (
    <Drawing
      title={words.exchangeDrawing.title}
      className={className}
      wide={{ size: [1200, 480], art: <Sequence left={240} pitch={270} font={17} /> }}
      narrow={className ? undefined : { size: [380, 480], art: <Sequence left={44} pitch={97} font={12} /> }}
    />
  );
}
