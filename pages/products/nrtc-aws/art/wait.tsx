import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const [pitch, hour] = [29, 15];
const line = { strokeWidth: 22, strokeDasharray: '12 3' };
const columns = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `M${31 + (from + at) * pitch} 36v${24 * hour}`).join('');

/** Seventeen days as columns of hours, and how little of the first hour a subscription takes. */
export function Wait() {
  return (
    <Drawing
      title="直签要等两周合同与三天打款，408 格每格一小时；云市场订阅用 10 分钟，是第一格的六分之一"
      wide={{
        size: [510, 464],
        art: (
          <>
            <path d={columns(0, 14)} stroke="var(--muted)" strokeOpacity=".3" {...line} />
            <path d={columns(14, 17)} stroke="var(--muted)" strokeOpacity=".6" {...line} />
            <path d="M20 36h4v12h-4zM2 41h18v2H4V436H2z" fill="var(--second)" />
            <Text x={20} y={14} size={17} weight={600} fill="currentColor">
              两周合同，每格一小时
            </Text>
            <Text x={20 + 14 * pitch} y={14} size={17} weight={600} fill="currentColor">
              三天打款
            </Text>
            <Text x={0} y={452} size={17} weight={650} fill="var(--second-ink)">
              云市场：10 分钟，左上角一格的六分之一
            </Text>
          </>
        ),
      }}
    />
  );
}
