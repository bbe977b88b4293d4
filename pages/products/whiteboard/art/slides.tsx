import { Text } from '../../../../components/art/kit/text.tsx';
import { Window } from '../../../../components/art/kit/frames.tsx';

const steps = ['标题飞入', '入射光', '折射光', '角度标注', '播放视频'];

/** A slide deck on the board: its animation steps below it, one of them on, the next page already fetched. */
export function Slides() {
  return (
    <svg
      viewBox="0 0 640 420"
      fill="none"
      role="img"
      aria-label="课件窗口：当前页停在第三步动画，左侧缩略图里第四页已经预载"
    >
      <Window x={8} y={8} width={624} height={404} title="第 7 讲 光的折射.pptx">
        {[1, 2, 3, 4].map((page, index) => (
          <g key={page}>
            <rect
              x="26"
              y={58 + index * 78}
              width="104"
              height="64"
              rx="6"
              fill={index === 2 ? '#ffffff' : '#f1f5fd'}
              stroke={index === 2 ? 'var(--primary)' : '#dfe6f1'}
              strokeWidth={index === 2 ? 2.5 : 1}
            />
            <path
              d={`M38 ${76 + index * 78}h52M38 ${90 + index * 78}h78M38 ${104 + index * 78}h64`}
              stroke={index === 2 ? '#b9c9ff' : '#d3dceb'}
              strokeWidth="6"
              strokeLinecap="round"
            />
            <Text x={122} y={112 + index * 78} size={12} anchor="end" fill="var(--ink-muted)">
              {page}
            </Text>
          </g>
        ))}
        <circle cx="124" cy="296" r="10" fill="var(--accent)" />
        <path
          d="M119.5 296l3.5 3.5 6-7"
          stroke="#ffffff"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="150" y="58" width="464" height="260" rx="8" fill="#f6f8fc" />
        <path d="M150 190H614V310A8 8 0 0 1 606 318H158A8 8 0 0 1 150 310Z" fill="#dcebff" />
        <path d="M382 92V300" stroke="#8b9cc0" strokeWidth="1.5" strokeDasharray="5 7" />
        <path d="M300 120L382 190" stroke="var(--warm)" strokeWidth="5" strokeLinecap="round" />
        <path d="M382 190L464 308" stroke="var(--warm)" strokeWidth="5" strokeLinecap="round" />
        <Text x={172} y={86} size={17} weight={650}>
          入射角与折射角
        </Text>
        <g opacity=".35">
          <path d="M382 240C394 242 404 238 411 231" stroke="var(--ink)" strokeWidth="2.5" />
          <Text x={372} y={256} size={14} anchor="end" weight={600}>
            r = 35°
          </Text>
          <rect x="496" y="214" width="96" height="60" rx="6" fill="#0b1a3d" />
          <path d="M538 234l14 10-14 10z" fill="#ffffff" />
        </g>
      </Window>
      <path d="M186 352H574" stroke="#d3dceb" strokeWidth="4" strokeLinecap="round" />
      <path d="M186 352H380" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
      {steps.map((step, index) => (
        <g key={step}>
          <circle
            cx={186 + index * 97}
            cy="352"
            r={index === 2 ? 9 : 6}
            fill={index < 3 ? 'var(--primary)' : '#ffffff'}
            stroke={index < 3 ? 'var(--primary)' : '#b9c6df'}
            strokeWidth="2"
          />
          <Text
            x={186 + index * 97}
            y={382}
            size={13.5}
            anchor="middle"
            weight={index === 2 ? 650 : 500}
            fill={index === 2 ? 'var(--ink)' : 'var(--ink-muted)'}
          >
            {step}
          </Text>
        </g>
      ))}
    </svg>
  );
}
