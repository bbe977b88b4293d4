import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { far, near, power, reading, sidesOf } from '../model.ts';
import * as words from '../words.yaml';

/** In the street, with a loud loudspeaker, one packet in five lost. */
const sound = { noise: 60, echo: -6, loss: 20 };
const [before, after] = sidesOf(sound);
const { texts } = reading(sound);

type Heard = { distance: number; echo: number; gone: readonly number[] };
const says = words.chainDrawing;
/** What leaves each place: the first three at the sender, the others at the receiver. */
const chain: readonly (Heard & { name: string; value: string })[] = [
  {
    name: says.microphone,
    value: says.echoAndNoise({ echo: texts.echoBefore, noise: texts.snrBefore }),
    ...before,
    gone: [],
  },
  { name: says.cancelled, value: says.echo({ echo: texts.echoAfter }), ...before, echo: after.echo, gone: [] },
  { name: says.denoised, value: says.noise({ noise: texts.snrAfter }), ...after, gone: [] },
  { name: says.sent, value: says.lost({ lost: texts.gapsBefore }), ...after, gone: before.gone },
  { name: says.concealed, value: says.gaps({ gaps: texts.gapsAfter }), ...after },
];

/** Two seconds as bars: the voice, beside each of its bars the echo's, behind them the noise; frames where packets are missing. */
function Wave({ distance, echo, gone, pitch }: Heard & { pitch: number }) {
  const bars = (loud: (at: number) => number, shift: number) =>
    Array.from({ length: 60 }, (_, column) => {
      const at = Math.floor(column / 3);
      const high = tenth(loud(at) * (0.8 + 0.2 * Math.sin(column * 2.4)) * 46);
      return gone.includes(at) || high < 0.5 ? '' : `M${tenth((column + shift) * pitch)} ${tenth(-high)}v${high * 2}`;
    }).join('');
  const frames = gone.map((at) => `M${tenth(at * 3 * pitch)} -44h${tenth(pitch * 2.8)}v88h${tenth(-pitch * 2.8)}z`);
  return (
    <>
      <path d={bars(() => power(-distance), 0.5)} stroke="var(--rule)" strokeWidth={pitch} />
      <path d={bars((at) => near[at]!, 0.3)} stroke="var(--tint)" strokeWidth={pitch * 0.45} />
      <path d={bars((at) => far[at]! * power(echo), 0.8)} stroke="var(--third)" strokeWidth={pitch * 0.45} />
      <path d={frames.join('')} stroke="var(--third)" />
    </>
  );
}

function view({ columns, pitch, font }: { columns: number; pitch: number; font: number }): View {
  const arrow = columns > 1 ? 'M-38 0h30m-7-5 7 5-7 5' : 'M8-76v20m-5-6 5 6 5-6';
  const art = chain.map(({ name, value, ...heard }, at) => (
    <g key={name} transform={`translate(${(at % columns) * 248} ${50 + Math.floor(at / columns) * 168})`}>
      {at > 0 ? <path d={arrow} stroke="var(--muted)" strokeWidth="2" /> : null}
      <Wave {...heard} pitch={pitch} />
      <Text x={0} y={66} size={font + 1} weight={650}>
        {name}
      </Text>
      <Text x={columns > 1 ? 0 : 76} y={columns > 1 ? 92 : 66} size={font} fill="var(--muted)">
        {value}
      </Text>
    </g>
  ));
  return { size: columns > 1 ? [1200, 190] : [342, 830], art };
}

/** One utterance on its way: what it carries after each stage. */
export function Chain() {
  return (
    <Drawing
      title={words.chainDrawing.title({
        echoBefore: texts.echoBefore,
        echoAfter: texts.echoAfter,
        snrBefore: texts.snrBefore,
        snrAfter: texts.snrAfter,
        gapsBefore: texts.gapsBefore,
        gapsAfter: texts.gapsAfter,
      })}
      wide={view({ columns: 5, pitch: 3.4, font: 16 })}
      narrow={view({ columns: 1, pitch: 5.6, font: 13 })}
    />
  );
}
