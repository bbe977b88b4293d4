import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const keys = [
  { name: '谁', what: '播放凭证', limit: '用一次，10 分钟', place: 0 },
  { name: '哪台', what: '设备证明', limit: '至多 2 台', place: 1 },
  { name: '何时', what: '有效期', limit: '到点收回', place: 2 },
] as const;

const slices = Array.from({ length: 10 }, (_, index) => index);

/** Three keys go into one lock, and out comes the key of a single slice. */
const lock = (
  <>
    {keys.map(({ name, what, limit, place }, index) => {
      const y = 60 + index * 124;
      return (
        <g key={name}>
          <circle cx="34" cy={y} r="26" stroke="var(--tint)" strokeWidth="5" />
          <circle cx="34" cy={y} r="8" fill="var(--tint)" />
          <path d={`M60 ${y}H214M182 ${y}v18M200 ${y}v14`} stroke="var(--tint)" strokeWidth="5" />
          <Text x={74} y={y - 22} size={21} weight={600} fill="currentColor">
            {`${name}：${what}`}
          </Text>
          <Text x={74} y={y + 30} size={20} fill="var(--muted)">
            {limit}
          </Text>
          <Drawn d={`M222 ${y}C290 ${y} 280 184 344 184`} color="var(--tint)" width={2} place={place} />
        </g>
      );
    })}
    <path d="M364 150v-30a36 36 0 0 1 72 0v30" stroke="var(--second)" strokeWidth="9" />
    <rect x="344" y="148" width="112" height="92" rx="14" fill="var(--card)" stroke="var(--second)" strokeWidth="3" />
    <path d="M400 184v24" stroke="var(--second)" strokeWidth="8" strokeLinecap="round" />
    <Text x={400} y={268} size={21} weight={600} anchor="middle" fill="currentColor">
      16 字节密钥
    </Text>
    <Text x={400} y={294} size={20} anchor="middle" fill="var(--muted)">
      只开这一片
    </Text>
    <Drawn d="M400 316V388" color="var(--second)" place={3} />
    {slices.map((slice) => {
      const x = 12 + slice * 58;
      const isOpen = slice === 6;
      return (
        <g key={slice}>
          <rect
            x={x}
            y="392"
            width="52"
            height="64"
            rx="6"
            fill={isOpen ? 'var(--second)' : 'var(--card)'}
            stroke={isOpen ? 'var(--second)' : 'var(--rule)'}
          />
          {isOpen ? (
            <path d={`M${x + 20} 412l16 12-16 12Z`} fill="var(--ground)" />
          ) : (
            <path
              d={`M${x + 8} 406h10m6 0h20M${x + 8} 418h22m6 0h8M${x + 8} 430h6m6 0h24M${x + 8} 442h18m6 0h12`}
              stroke="var(--muted)"
              strokeWidth="4"
              opacity=".55"
            />
          )}
        </g>
      );
    })}
    <Text x={12} y={482} size={20} fill="var(--muted)">
      每片 4 秒，其余各片仍是密文
    </Text>
  </>
);

export function Lock() {
  return (
    <Drawing
      title="播放凭证、设备证明与有效期三样齐全，才换得到一片的密钥；其余分片仍是密文"
      wide={{ size: [600, 500], art: lock }}
    />
  );
}
