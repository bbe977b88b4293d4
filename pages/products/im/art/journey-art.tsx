import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const lanes = [
  { x: 70, name: '发送方', icon: 'smartphone' },
  { x: 226, name: '接入点', icon: 'radio-tower' },
  { x: 376, name: '会话分片', icon: 'database' },
  { x: 502, name: '在线的人', icon: 'monitor' },
  { x: 606, name: '锁屏的人', icon: 'moon' },
] as const;

type Step = {
  step: number;
  number?: number;
  y: number;
  from: number;
  to: number;
  label: string;
  time?: string;
  back?: boolean;
};

const steps: readonly Step[] = [
  { step: 2, number: 2, y: 192, from: 0, to: 1, label: 'id 9f3c', time: '18 毫秒' },
  { step: 2, y: 232, from: 1, to: 2, label: '会话 s-8842' },
  { step: 4, number: 4, y: 336, from: 2, to: 0, label: '序号 4127，已送达', time: '45 毫秒' },
  { step: 5, number: 5, y: 388, from: 2, to: 3, label: '4127', time: '61 毫秒' },
  { step: 5, y: 434, from: 3, to: 0, label: '读到 4127', back: true },
  { step: 6, number: 6, y: 490, from: 2, to: 4, label: '15 秒仍未读，去推送', time: '+1.2 秒' },
];

const tag = (text: string) => [...text].reduce((width, letter) => width + (letter > '\xff' ? 14 : 7.8), 0);

/** Who sends what, and when, until one message is on every device: the numbers are those of the text beside it. */
export function JourneyArt() {
  return (
    <svg
      viewBox="0 0 660 550"
      fill="none"
      role="img"
      aria-label="时序图：发送方经接入点到会话分片，分片发号后先给发送方回执，再下发给在线的人，最后推送给锁屏的人"
    >
      <rect x=".5" y=".5" width="659" height="549" rx="20" fill="#0a1735" stroke="var(--night-line)" />
      {lanes.map(({ x, name, icon }, index) => (
        <g key={name}>
          <path d={`M${x} 92V524`} stroke="#2b4379" strokeWidth="1.5" strokeDasharray="2 6" strokeLinecap="round" />
          <Glyph x={x} y={42} r={19} name={icon} ground={index === 2 ? 'var(--primary)' : '#1d3566'} />
          <Text x={x} y={78} size={14} weight={600} anchor="middle" fill="#ffffff">
            {name}
          </Text>
        </g>
      ))}
      <Own number={1} y={124} width={112} label="写入本地库" time="0 毫秒" from={20} />
      <Own number={3} y={264} width={168} label="发号 4127 · 写三份" time="27 毫秒" from={292} />
      {steps.map((step) => (
        <Arrow key={step.y} {...step} />
      ))}
    </svg>
  );
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" fill="#ffffff" />
      <Text x={x} y={y} size={14} weight={680} anchor="middle" fill="#0b1b34">
        {number}
      </Text>
    </g>
  );
}

/** Something that a lane does by itself. */
function Own({
  number,
  y,
  width,
  label,
  time,
  from,
}: {
  number: number;
  y: number;
  width: number;
  label: string;
  time: string;
  from: number;
}) {
  return (
    <g data-step={number}>
      <rect x={from} y={y} width={width} height="34" rx="8" fill={number === 3 ? 'var(--primary)' : '#1d3566'} />
      <Text x={from + 18} y={y + 17} size={14} fill="#ffffff">
        {label}
      </Text>
      <Text x={from + width + 10} y={y + 17} size={14} fill="var(--on-night-accent)">
        {time}
      </Text>
      <Mark x={from} y={y + 17} number={number} />
    </g>
  );
}

function Arrow({ step, number, y, from, to, label, time, back = false }: Step) {
  const [a, b] = [lanes[from]!.x, lanes[to]!.x];
  const way = a < b ? 1 : -1;
  const middle = (a + b) / 2;
  const color = back ? 'var(--on-night-accent)' : 'var(--on-night-primary)';
  return (
    <g data-step={step}>
      <path
        d={`M${a} ${y}H${b - way * 2}m${-way * 7}-5l${way * 7} 5l${-way * 7} 5`}
        stroke={color}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(back ? { strokeDasharray: '5 5' } : null)}
      />
      <Text x={time ? middle - tag(time) / 2 - 4 : middle} y={y - 14} size={14} anchor="middle" fill="#dbe5fb">
        {label}
      </Text>
      {time ? (
        <Text x={middle - tag(time) / 2 + tag(label) / 2 + 4} y={y - 14} size={14} fill="var(--on-night-accent)">
          {time}
        </Text>
      ) : null}
      {number ? <Mark x={a} y={y} number={number} /> : null}
    </g>
  );
}
