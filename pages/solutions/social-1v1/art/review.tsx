import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { blurred, callOf, clockOf, first, kept, reviewed } from '../model.ts';
import { reviewDrawing } from '../words.yaml';

const { seconds, pictures } = callOf(first);
/** The second of the picture that breaks the rules, and what of the call is kept because of it. */
const breach = 245;
const [from, to] = [breach - kept, breach + kept];
const shots = Array.from({ length: pictures / 2 }, (_, at) => at * reviewed + reviewed / 2);

/** Every reviewed picture of both as a stroke above the time of the call, and below it what is stored. */
function Film({ left, right, font, minutes }: Record<'left' | 'right' | 'font' | 'minutes', number>) {
  const x = (second: number) => tenth(left + (second / seconds) * (right - left));
  const strokes = (is: (at: number) => boolean) =>
    shots
      .filter(is)
      .map((at) => `M${x(at)} 44v30m0 30v30`)
      .join('');
  const width = tenth(((right - left) / shots.length) * 0.5);
  const notes = [
    ...(
      [
        [reviewDrawing.payer, 59],
        [reviewDrawing.taker, 119],
        [reviewDrawing.measure, 170],
        [reviewDrawing.stored, 228],
      ] as const
    ).map(([name, y]) => [0, y, '--ink', name] as const),
    [x(0), 16, '--muted', reviewDrawing.blurred({ seconds: blurred })],
    [x(from) - 4, 16, '--third-ink', reviewDrawing.breach({ clock: clockOf(breach) })],
    [x(to) + 8, 170, '--third-ink', reviewDrawing.warned],
    [x(to) + 8, 206, '--third-ink', reviewDrawing.kept({ seconds: to - from })],
    [x(40), 206, '--muted', reviewDrawing.rest({ seconds: seconds - to + from })],
    ...Array.from(
      { length: Math.floor(seconds / 60 / minutes) + 1 },
      (_, at) => [x(at * minutes * 60) - (at ? font : 0), 266, '--muted', clockOf(at * minutes * 60)] as const,
    ),
  ] as const;
  return (
    <>
      <path d={`M${x(from)} 30H${x(to)}V240H${x(from)}Z`} fill="var(--third)" opacity=".16" />
      {notes.map(([at, y, tone, text]) => (
        <Text key={text} x={at} y={y} size={font} weight={600} fill={`var(${tone})`}>
          {text}
        </Text>
      ))}
      <g strokeWidth={width}>
        <path d={strokes((at) => at < blurred)} stroke="var(--rule)" />
        <path d={strokes((at) => at > blurred)} stroke="var(--second)" />
        <path d={`M${x(breach + reviewed / 2)} 100v38`} stroke="var(--third)" strokeWidth={width * 1.6} />
      </g>
      <path d={`M${x(0)} 228H${right}`} stroke="var(--rule)" strokeWidth="3" strokeDasharray="3 7" />
      <path d={`M${x(from)} 228H${x(to)}`} stroke="var(--third)" strokeWidth="24" />
    </>
  );
}

/** What a machine sees of a call, and what is stored of it. */
export function Review() {
  return (
    <Drawing
      title={reviewDrawing.title({
        length: clockOf(seconds),
        pictures,
        clock: clockOf(breach),
        kept,
        rest: seconds - 2 * kept,
      })}
      wide={{ size: [1200, 278], art: <Film left={110} right={1200} font={16} minutes={1} /> }}
      narrow={{ size: [358, 278], art: <Film left={50} right={358} font={12.5} minutes={2} /> }}
    />
  );
}
