import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { numbers } from '../model.ts';

type EndProps = { x: number; y: number; width: number; who: string; own: string };

/** One end: whose it is, the number that nobody sees, and the one on the display. */
function End({ x, y, width, who, own }: EndProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="150" rx="12" fill="var(--card)" stroke="var(--rule)" strokeWidth="2" />
      <Text x={20} y={30} size={17} weight={600} fill="currentColor">
        {who}
      </Text>
      <Text x={20} y={62} size={17} fill="var(--muted)">
        {own}
      </Text>
      <path d={`M20 62h${own.length * 9.2}`} stroke="var(--third)" strokeWidth="2.5" />
      <rect x="12" y="86" width={width - 24} height="50" rx="6" fill="var(--tint-soft)" />
      <Text x={width / 2} y={111} size={18} weight={650} anchor="middle" fill="var(--tint-strong)">
        {numbers.middle}
      </Text>
    </g>
  );
}

/** Both phones see the number between them, and neither the other's. */
export function Switchboard() {
  const middle = (y: number) => (
    <>
      <rect x="180" y={y} width="280" height="84" rx="12" fill="var(--tint)" />
      <Text x={320} y={y + 28} size={17} anchor="middle" fill="var(--ground)">
        中间号，只属于这一单
      </Text>
      <Text x={320} y={y + 58} size={22} weight={650} anchor="middle" fill="var(--ground)">
        {numbers.middle}
      </Text>
    </>
  );
  return (
    <Drawing
      title="顾客与骑手的手机上都只显示中间号，双方的真实号码互不可见"
      wide={{
        size: [640, 460],
        art: (
          <>
            {middle(16)}
            <Arc from={[200, 100]} to={[120, 290]} lift={-60} color="var(--tint)" width={3} signal />
            <Arc from={[440, 100]} to={[520, 290]} lift={-60} color="var(--second)" width={3} signal />
            <Point at={[120, 290]} color="var(--tint)" />
            <Point at={[520, 290]} color="var(--second)" />
            <End x={0} y={300} width={260} who="顾客" own={numbers.customer} />
            <End x={380} y={300} width={260} who="骑手" own={numbers.rider} />
            <Text x={320} y={375} size={17} anchor="middle" fill="var(--third-ink)">
              互不可见
            </Text>
          </>
        ),
      }}
      narrow={{
        size: [342, 420],
        art: (
          <>
            <g transform="translate(-149 0)">{middle(0)}</g>
            <path d="M171 84v24M171 258v12" stroke="var(--tint)" strokeWidth="3" />
            <End x={31} y={108} width={280} who="顾客看到" own={numbers.customer} />
            <End x={31} y={270} width={280} who="骑手看到" own={numbers.rider} />
          </>
        ),
      }}
    />
  );
}
