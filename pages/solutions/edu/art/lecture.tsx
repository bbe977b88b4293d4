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

/** Twelve thousand at once: the teacher, a question to all, one of them on stage. */
export function Lecture() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="12,408 人在线答题，71% 选 B，一人上麦">
      <rect x="6" y="8" width="508" height="314" rx="18" fill="#1b2a5e" stroke="#3c508f" strokeWidth="1.5" />
      <path d="M6 262h508v42q0 18-18 18H24q-18 0-18-18z" fill="#24367a" />
      <Person x={160} y={262} size={200} seed="林老师" />
      <path d="M34 262h252v16H34z" fill="#c98a58" />
      <rect x="20" y="22" width="112" height="32" rx="16" fill="#c8321f" />
      <Text x={76} y={38} size={17} weight={600} anchor="middle" fill="#fff">
        12,408 人
      </Text>
      <Face box={[356, 20, 144, 100]} name="念念 上麦" seed="念念" speaking ground="#e4dcff" />
      <Card x={300} y={130} width={204} height={180}>
        <Text x={316} y={156} size={17} weight={600}>
          第 4 题
        </Text>
        <Text x={490} y={156} size={17} anchor="end" fill="var(--ink-muted)">
          还剩 6 秒
        </Text>
        {answers.map(([letter, share], index) => (
          <g key={letter} strokeWidth="13" strokeLinecap="round">
            <Text x={316} y={190 + index * 31} size={17} weight={650}>
              {letter}
            </Text>
            <path d={`M342 ${190 + index * 31}h92`} stroke="#edf1f8" />
            <path
              d={`M342 ${190 + index * 31}h${Math.round(share * 0.92)}`}
              stroke={share > 50 ? 'var(--accent)' : '#a9b8d6'}
            />
            <Text x={490} y={190 + index * 31} size={17} anchor="end">
              {`${share}%`}
            </Text>
          </g>
        ))}
      </Card>
      <Text x={34} y={300} size={17} fill="#dbe4ff">
        说点什么，或举手上台
      </Text>
    </svg>
  );
}
