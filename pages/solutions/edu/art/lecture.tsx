import { Card } from '../../../../components/art/kit/frames.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Face } from './face.tsx';

const answers = [
  ['A', 12],
  ['B', 71],
  ['C', 9],
  ['D', 8],
] as const;
const barrage = [['听懂了！', 136, 42]] as const;

/** Twelve thousand at once: the teacher, a question to all, one of them on stage. */
export function Lecture() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="12,408 人在线答题，71% 选 B，一人上麦">
      <rect x="12" y="16" width="496" height="298" rx="18" fill="#1b2a5e" stroke="#3c508f" strokeWidth="1.5" />
      <path d="M12 250h496v46q0 18-18 18H30q-18 0-18-18z" fill="#24367a" />
      <Person x={168} y={250} size={196} seed="林老师" />
      <path d="M40 250h256v16H40z" fill="#c98a58" />
      <rect x="26" y="28" width="96" height="28" rx="14" fill="#c8321f" />
      <Text x={74} y={42} size={14} weight={600} anchor="middle" fill="#fff">
        12,408 人
      </Text>
      {barrage.map(([words, x, y]) => (
        <Text key={words} x={x} y={y} size={14} fill="#ffe9c9">
          {words}
        </Text>
      ))}
      <Face x={382} y={28} width={112} height={84} name="念念 上麦" seed="念念" speaking ground="#e4dcff" />
      <Card x={318} y={126} width={176} height={172}>
        <Text x={334} y={150} size={14} weight={600}>
          第 4 题
        </Text>
        <Text x={478} y={150} size={13} anchor="end" fill="var(--ink-muted)">
          还剩 6 秒
        </Text>
        {answers.map(([letter, share], index) => (
          <g key={letter}>
            <Text x={334} y={182 + index * 29} size={14} weight={650}>
              {letter}
            </Text>
            <path d={`M354 ${182 + index * 29}h76`} stroke="#edf1f8" strokeWidth="12" strokeLinecap="round" />
            <path
              d={`M354 ${182 + index * 29}h${share * 0.76}`}
              stroke={index === 1 ? 'var(--accent)' : '#a9b8d6'}
              strokeWidth="12"
              strokeLinecap="round"
            />
            <Text x={480} y={182 + index * 29} size={13} anchor="end">
              {`${share}%`}
            </Text>
          </g>
        ))}
      </Card>
      <path d="M40 286h150" stroke="#3c508f" strokeWidth="26" strokeLinecap="round" />
      <Text x={44} y={286} size={13} fill="#dbe4ff">
        说点什么，或举手上台
      </Text>
    </svg>
  );
}
