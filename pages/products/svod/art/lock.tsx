import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { checks } from '../words.yaml';
import * as words from '../words.yaml';

/** Slices of four seconds in the lesson, and how many of them the key of ten minutes opens. */
const [slices, opened] = [162, 150];
/** What the stolen file shows: its bytes. */
const bytes = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 9 }, (_, at) =>
    ((row * 149 + at * 89 + row * at * 37 + 163) % 256).toString(16).padStart(2, '0'),
  ).join(' '),
);

const lesson = (
  <>
    <rect width="270" height="160" rx="12" fill="#f3f6fc" />
    <path d="M24 118C50 28 90 28 116 118" stroke="#2f5bff" strokeWidth="4" />
    <path d="M16 118H136M30 134V24" stroke="#51607a" strokeWidth="2" />
    <Person x={206} y={160} size={104} seed="沈老师" of={{ trade: 'teacher', view: 'left' }} />
    <Text x={34} y={145} size={16} fill="#64728a">
      U-20741
    </Text>
  </>
);

const cipher = (
  <>
    <rect width="270" height="160" rx="12" fill="var(--card)" stroke="var(--rule)" strokeWidth="2" />
    {bytes.map((line, row) => (
      <Text key={line} x={20} y={24 + row * 23} size={16} fill="var(--muted)">
        {line}
      </Text>
    ))}
  </>
);

type Half = { isOurs: boolean; width: number; beside: readonly [x: number, y: number]; strip: number; font: number };

/** A screen, the three checks, and the slices of the lesson: those that can be played are filled. */
function Half({ isOurs, width, beside: [left, top], strip, font }: Half) {
  const pitch = width / (slices / 2);
  const color = isOurs ? 'var(--second)' : 'var(--third)';
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map(
        (at) =>
          `M${tenth((at % 81) * pitch)} ${strip + Math.floor(at / 81) * 16}h${tenth(pitch * 0.7)}v12h${tenth(-pitch * 0.7)}z`,
      )
      .join('');
  return (
    <>
      {isOurs ? lesson : cipher}
      <Text x={left} y={top + 10} size={font * 1.25} weight={650} fill="currentColor">
        {isOurs ? words.lock.ours : words.lock.copied}
      </Text>
      {checks.map(([name, limit], index) => (
        <g key={name} transform={`translate(${left} ${top + 46 + index * font * 2.1})`}>
          <path d={isOurs ? 'M0 1l5 6 9-12' : 'M1 -5l11 11m0 -11l-11 11'} stroke={color} strokeWidth="3" />
          <Text x={26} y={0} size={font} fill="currentColor">
            {isOurs ? words.lock.has({ name, limit }) : words.lock.lacks({ name })}
          </Text>
        </g>
      ))}
      <path d={cells(0, isOurs ? opened : 0)} fill="var(--second)" />
      <path d={cells(isOurs ? opened : 0, slices)} stroke="var(--muted)" strokeOpacity=".7" />
      <Text x={0} y={strip + 48} size={font} fill="var(--muted)">
        {isOurs ? words.lock.opened({ opened, rest: slices - opened }) : words.lock.closed({ slices })}
      </Text>
    </>
  );
}

const wide: View = {
  size: [640, 500],
  art: [true, false].map((isOurs) => (
    <g key={String(isOurs)} transform={`translate(0 ${isOurs ? 4 : 262})`}>
      <Half isOurs={isOurs} width={600} beside={[306, 8]} strip={174} font={17} />
    </g>
  )),
};

const narrow: View = {
  size: [342, 736],
  art: [true, false].map((isOurs) => (
    <g key={String(isOurs)} transform={`translate(0 ${isOurs ? 4 : 378})`}>
      <Half isOurs={isOurs} width={342} beside={[0, 172]} strip={298} font={13} />
    </g>
  )),
};

/** The same lesson where three checks are passed, and where it was copied to. */
export function Lock() {
  return <Drawing title={words.lock.title({ slices, opened })} wide={wide} narrow={narrow} />;
}
