import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { path } from '../data.ts';

/** Above the line what we do, below it what the partner does; the line is to scale in days. */
const wideAt = (day: number) => 90 + day * 34;
/** The first stations are too near each other for letters: every second one has longer stems. */
const stem = (index: number) => (index % 2 === 1 ? 96 : 0);

const wide = (
  <>
    <path d={`M${wideAt(0)} 250H${wideAt(30)}`} stroke="currentColor" strokeWidth="2" />
    <path d={Array.from({ length: 31 }, (_, day) => `M${wideAt(day)} 246v8`).join('')} stroke="currentColor" />
    {path.map(({ day, when, title, ours, yours }, index) => (
      <g key={title} transform={`translate(${wideAt(day)} 250)`}>
        <path d={`M0 ${-24 - stem(index)}V${24 + stem(index) / 3}`} stroke="var(--rule)" strokeWidth="1.5" />
        <circle r="9" fill="var(--tint)" />
        <Text x={0} y={-88 - stem(index)} size={20} weight={650} anchor="middle" fill="currentColor">
          {title}
        </Text>
        <Text x={0} y={-62 - stem(index)} size={17} anchor="middle" fill="var(--muted)">
          {when}
        </Text>
        <Text x={0} y={-38 - stem(index)} size={17} anchor="middle" fill="var(--tint-strong)">
          {ours}
        </Text>
        <Text x={0} y={42 + stem(index) / 3} size={17} anchor="middle" fill="currentColor">
          {yours}
        </Text>
      </g>
    ))}
  </>
);

const narrow = path.map(({ when, title, ours, yours }, index) => (
  <g key={title} transform={`translate(10 ${20 + index * 92})`}>
    {index < path.length - 1 ? <path d="M0 0V92" stroke="currentColor" strokeWidth="2" /> : null}
    <circle r="8" fill="var(--tint)" />
    <Text x={24} y={0} size={18} weight={650} fill="currentColor">
      {`${title}，${when}`}
    </Text>
    <Text x={24} y={26} size={14} fill="var(--tint-strong)">
      {`我们：${ours}`}
    </Text>
    <Text x={24} y={48} size={14} fill="var(--muted)">
      {`您：${yours}`}
    </Text>
  </g>
));

export function Path() {
  return (
    <Drawing
      title="从提交申请到首单的三十天：上方是我们做的，下方是伙伴做的"
      wide={{ size: [1200, 340], art: wide }}
      narrow={{ size: [360, 460], art: narrow }}
    />
  );
}
