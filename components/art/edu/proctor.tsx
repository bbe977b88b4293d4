import { Card } from '../kit/frames.tsx';
import { Person } from '../kit/person.tsx';
import { Text } from '../kit/text.tsx';
import { Pupil } from './pupil.tsx';

const grounds = ['#24428c', '#1d4f63', '#4a3560', '#2a3f74'] as const;
const sitters = [0, 1, 2, 3];

/** A wall of living rooms, one of them looked at twice: from the front, and from the side by a second camera. */
export function Proctor() {
  return (
    <svg viewBox="0 0 640 400" fill="none" role="img" aria-label="监考墙：十二名考生的正面画面，其中一名被标出，旁边放大显示她的第二机位与切屏记录">
      <defs>
        {sitters.map((sitter) => (
          <g key={sitter} id={`sitter-${sitter}`}>
            <Person x={52} y={88} width={70} look={sitter + 1} long={sitter % 2 === 1} />
          </g>
        ))}
      </defs>
      {Array.from({ length: 12 }, (_, index) => {
        const x = (index % 4) * 112;
        const y = 8 + Math.floor(index / 4) * 96;
        const flagged = index === 6;
        return (
          <g key={index}>
            <rect x={x} y={y} width="104" height="88" rx="8" fill={grounds[(index * 7) % 4]} />
            <use href={`#sitter-${(index * 3 + Math.floor(index / 4)) % sitters.length}`} x={x} y={y} />
            <circle cx={x + 93} cy={y + 11} r="4.5" fill={flagged ? '#ffb03a' : '#4fd8c2'} />
            {flagged ? <rect x={x + 1.5} y={y + 1.5} width="101" height="85" rx="7" stroke="#ffb03a" strokeWidth="3" /> : null}
          </g>
        );
      })}
      <path d="M328 148C400 148 400 190 426 210" stroke="#ffb03a" strokeWidth="2" strokeDasharray="4 6" />
      <Card x={372} y={176} width={268} height={196}>
        <path d="M386 190h240v104H386z" fill="#f4e6d6" />
        <path d="M386 270h240v24H386z" fill="#c98a58" />
        <path d="M540 214h64v48h-64z" fill="#14213d" />
        <path d="M546 220h52v36h-52z" fill="#eaf0ff" />
        <path d="M560 262h24v8h-24z" fill="#14213d" />
        <Pupil x={470} y={294} width={92} look={2} hair="tail" />
        <rect x="394" y="198" width="74" height="22" rx="11" fill="#071126" fillOpacity=".8" />
        <Text x={431} y={209} size={13} fill="#fff" anchor="middle">
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
