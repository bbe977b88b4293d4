import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const digests = ['9f2c', '41ab', 'd07e', '5c13', 'be88', '20f4'];
const changed = 3;

/** Pieces of a recording, each beginning with the digest of the one before; from the changed one on nothing agrees. */
function Pieces({ count, width }: { count: number; width: number }) {
  const step = width / count;
  return (
    <>
      {digests.slice(0, count).map((digest, index) => {
        const x = index * step;
        const isBroken = index >= changed;
        const tone = isBroken ? 'var(--third)' : 'var(--tint)';
        return (
          <g key={digest}>
            <rect
              x={x + 4}
              y="46"
              width={step - 24}
              height="96"
              rx="8"
              fill="var(--card)"
              stroke={tone}
              strokeWidth="3"
            />
            <path
              d={`M${x + step - 20} 94h24`}
              stroke={tone}
              strokeWidth="3"
              strokeDasharray={isBroken ? '4 5' : undefined}
            />
            <Text x={x + step / 2 - 8} y={76} size={15} anchor="middle" fill="var(--muted)">
              {`${index * 10}–${index * 10 + 10} 秒`}
            </Text>
            <Text x={x + step / 2 - 8} y={110} size={18} weight={650} anchor="middle" fill="currentColor">
              {isBroken ? (index === changed ? '5c74' : '对不上') : digest}
            </Text>
            {index === changed ? (
              <Text x={x + step / 2 - 8} y={24} size={15} weight={650} anchor="middle" fill="currentColor">
                这一段被替换
              </Text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** How a replaced piece of a recording gives itself away. */
export function Chain() {
  return (
    <Drawing
      title="录像每 10 秒一段，段首写着上一段的摘要；替换第四段，后面全部对不上"
      wide={{ size: [1152, 150], art: <Pieces count={6} width={1152} /> }}
      narrow={{
        size: [346, 330],
        art: (
          <>
            <Pieces count={3} width={346} />
            <g transform="translate(-346 170)">
              <Pieces count={6} width={692} />
            </g>
            <rect x="-20" y="170" width="18" height="150" fill="var(--ground)" />
          </>
        ),
      }}
    />
  );
}
