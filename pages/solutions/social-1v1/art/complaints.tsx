import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { callOf, clockOf, first } from '../model.ts';
import { mishaps } from '../data.ts';
import { complaintsDrawing } from '../words.yaml';

/** The call on the slip, and in it the seconds that people quarrel over, by the numbers of the list below. */
function view(width: number, font: number): View {
  const x = (second: number) => tenth(second * (width / 422));
  const texts = [
    ...mishaps.map(({ from, to, spot }, index) => ({
      at: (from + to) / 2,
      y: 12,
      text: width > 500 ? `0${index + 1} ${spot}` : `0${index + 1}`,
    })),
    ...[0, 1, 2, 3, 4, 5, 6].map((minute) => ({ at: minute * 60, y: 88, text: clockOf(minute * 60) })),
  ];
  const art = (
    <>
      <path d={`M0 48H${x(callOf(first).seconds)}`} stroke="var(--tint)" strokeWidth="40" />
      {mishaps.map(({ from, to, color }) => (
        <path key={from} d={`M${x(from)} 48H${x(to)}`} stroke={color} strokeWidth="40" />
      ))}
      {texts.map(({ at, y, text }) => (
        <Text
          key={text}
          x={x(at)}
          y={y}
          size={font}
          weight={600}
          anchor={at < 4 ? 'start' : at > 400 ? 'end' : 'middle'}
        >
          {text}
        </Text>
      ))}
    </>
  );
  return { size: [width, 120], art };
}

export const Complaints = () => (
  <Drawing
    title={complaintsDrawing.title({ mishaps: mishaps.map(({ title, spot }) => `${spot}，${title}`).join('；') })}
    wide={view(1200, 16)}
    narrow={view(358, 12.5)}
  />
);
