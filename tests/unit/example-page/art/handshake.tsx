import { Text } from '../../../../components/art/kit/text.tsx';

const messages = [
  { y: 70, from: 120, to: 480, text: '邀请', lost: true },
  { y: 130, from: 120, to: 480, text: '邀请，第二次', lost: false },
  { y: 190, from: 480, to: 120, text: '接听', lost: false },
];

/** A call that is answered although the first invitation never arrived. */
export function Handshake() {
  return (
    <svg viewBox="0 0 600 240" fill="none" role="img" aria-label="第一次邀请没有送达，第二次送达后对方接听">
      <path d="M120 30V220M480 30V220" stroke="var(--rule)" strokeWidth="2" />
      {messages.map(({ y, from, to, text, lost }) => (
        <g key={y}>
          <path
            d={`M${from} ${y}H${lost ? (from + to) / 2 : to}`}
            stroke={lost ? 'var(--warm)' : 'var(--tint)'}
            strokeWidth="3"
            strokeDasharray={lost ? '6 6' : undefined}
          />
          <Text x={300} y={y - 16} size={15} anchor="middle" fill="currentColor">
            {text}
          </Text>
        </g>
      ))}
    </svg>
  );
}
