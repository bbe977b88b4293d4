import { Text } from '../../../../components/art/kit/text.tsx';

/** Share of users whose messages are read from the new side, week by week. */
const weeks = [
  { name: '第 1 周', share: 0, told: '导入' },
  { name: '第 2 周', share: 0, told: '双写' },
  { name: '第 3 周', share: 1, told: '1%' },
  { name: '第 4 周', share: 10, told: '10%' },
  { name: '第 5 周', share: 50, told: '50%' },
  { name: '第 6 周', share: 100, told: '100%' },
] as const;

const HEIGHT = 210;

/** How the users move over: six weeks, and at any of them a way back. */
export function MigrationArt() {
  return (
    <svg
      viewBox="0 0 600 320"
      fill="none"
      role="img"
      aria-label="六周迁移：第一周导入，第二周双写，之后按 1%、10%、50%、100% 切换读取"
    >
      {weeks.map(({ name, share, told }, index) => {
        const x = 12 + index * 98;
        const moved = Math.max((HEIGHT * share) / 100, share > 0 ? 8 : 0);
        return (
          <g key={name}>
            <rect x={x} y={48} width="82" height={HEIGHT} rx="10" fill="#dfe6f3" />
            {index > 0 ? (
              <rect
                x={x}
                y={48}
                width="82"
                height={HEIGHT}
                rx="10"
                stroke="var(--primary)"
                strokeWidth="1.5"
                strokeDasharray={share < 100 ? '4 5' : undefined}
              />
            ) : null}
            {moved > 0 ? (
              <rect
                x={x}
                y={48 + HEIGHT - moved}
                width="82"
                height={moved}
                rx={Math.min(10, moved / 2)}
                fill="var(--primary)"
              />
            ) : null}
            <Text
              x={x + 41}
              y={share > 40 ? 48 + HEIGHT - moved + 24 : 48 + HEIGHT - moved - 18}
              size={15}
              weight={650}
              anchor="middle"
              fill={share > 40 ? '#ffffff' : 'var(--ink)'}
            >
              {told}
            </Text>
            <Text x={x + 41} y={282} size={14.5} anchor="middle" fill="var(--ink-muted)">
              {name}
            </Text>
          </g>
        );
      })}
      <Legend x={12} fill="#dfe6f3" text="旧系统读写" />
      <Legend x={138} outline text="两边都写" />
      <Legend x={252} fill="var(--primary)" text="从云桥读取" />
    </svg>
  );
}

function Legend({ x, fill, outline = false, text }: { x: number; fill?: string; outline?: boolean; text: string }) {
  return (
    <g>
      <rect
        x={x}
        y={12}
        width="14"
        height="14"
        rx="4"
        fill={fill}
        {...(outline ? { stroke: 'var(--primary)', strokeWidth: 1.5, strokeDasharray: '3 3' } : null)}
      />
      <Text x={x + 22} y={19} size={14.5} fill="var(--ink-muted)">
        {text}
      </Text>
    </g>
  );
}
