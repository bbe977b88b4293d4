import { Card } from '../../../../components/art/kit/frames.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { pupils } from './pupils.ts';

const sitters = [
  ['part', '#cfdcff', '#0fb59b'],
  ['tail', '#cdeee8', '#e4486d'],
] as const;

/** A wall of living rooms, one of them looked at twice: from the front, and from the side by a second camera. */
export function Proctor() {
  const [second, look] = pupils[2]!;
  return (
    <svg
      viewBox="0 0 640 400"
      fill="none"
      role="img"
      aria-label="十二名考生里，切屏 4 秒的一位被标出，第二机位同时在看"
    >
      <defs>
        {sitters.map(([hair, ground, cloth], sitter) => (
          <g key={hair} id={`sitter-${sitter}`}>
            <rect width="104" height="88" rx="8" fill={ground} />
            <Person
              x={52}
              y={88}
              size={76}
              seed={`sitter ${sitter}`}
              of={{ hair, color: 'ink', cloth, wear: 'crew' }}
            />
            <circle cx="93" cy="11" r="4.5" fill="#4fd8c2" />
          </g>
        ))}
      </defs>
      {Array.from({ length: 12 }, (_, index) => (
        <use
          key={index}
          href={`#sitter-${(index + Math.floor(index / 4)) % 2}`}
          x={(index % 4) * 112}
          y={8 + Math.floor(index / 4) * 96}
        />
      ))}
      <rect x="225.5" y="105.5" width="101" height="85" rx="7" stroke="#ffb03a" strokeWidth="3" />
      <circle cx="317" cy="115" r="4.5" fill="#ffb03a" />
      <path d="M328 148C400 148 400 190 426 210" stroke="#ffb03a" strokeWidth="2" strokeDasharray="4 6" />
      <Card x={372} y={176} width={268} height={196}>
        <path d="M386 190h240v104H386z" fill="#f4e6d6" />
        <path d="M386 270h240v24H386z" fill="#c98a58" />
        <path d="M540 214h64v48h-64z" fill="#14213d" />
        <path d="M546 220h52v36h-52z" fill="#eaf0ff" />
        <path d="M560 262h24v8h-24z" fill="#14213d" />
        <Person x={470} y={294} size={86} seed={second} of={look} />
        <Text x={612} y={282} size={13} weight={600} fill="#fff" anchor="end">
          第二机位
        </Text>
        <circle cx="402" cy="322" r="6" fill="#e08a00" />
        <Text x={418} y={322} size={14} weight={600}>
          10:42:07 离开考试页 4 秒
        </Text>
        <circle cx="402" cy="350" r="6" fill="var(--accent)" />
        <Text x={418} y={350} size={14} fill="var(--ink-muted)">
          人脸与报名照一致
        </Text>
      </Card>
      <Text x={0} y={316} size={15} fill="var(--on-night-muted)">
        考场 07 · 612 人在考，还剩 47 分钟
      </Text>
      <path d="M0 346h330" stroke="var(--night-line)" strokeWidth="8" strokeLinecap="round" />
      <path d="M0 346h196" stroke="var(--on-night-accent)" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
