import { Text } from '../../../../components/art/kit/text.tsx';
import type { PushArt } from '../push-facts.tsx';

/** What the app sends once, and the fields of both services that the gateway fills in. */
const fields = [
  { apns: 'aps.category', own: 'category', fcm: 'channel_id' },
  { apns: 'aps.badge', own: 'badge', fcm: 'notification_count' },
  { apns: 'apns-expiration', own: 'expires', fcm: 'ttl' },
] as const;

/** Fields of a payload in the middle, those of Apple at its left and of Google at its right. */
export function Payload({ width, size }: PushArt) {
  const [half, card] = [width / 2, size * 5.6];
  const row = (index: number) => size * (4.2 + index * 2.6);
  return (
    <>
      <rect
        x={half - card / 2}
        y={size * 2.4}
        width={card}
        height={size * 8.8}
        rx={size * 0.6}
        fill="var(--tint-soft)"
        stroke="var(--rule)"
      />
      {(
        [
          ['APNs', 0, 'start'],
          ['Payload', half, 'middle'],
          ['FCM', width, 'end'],
        ] as const
      ).map(([name, x, anchor]) => (
        <Text key={name} x={x} y={size * 0.9} size={size} weight={650} anchor={anchor} fill="currentColor">
          {name}
        </Text>
      ))}
      {fields.map(({ apns, own, fcm }, index) => {
        const y = row(index);
        // Letters are half as wide as high.
        const [left, right] = [apns.length * size * 0.54 + size * 0.8, width - fcm.length * size * 0.54 - size * 0.8];
        return (
          <g key={own}>
            <path
              d={`M${half - card / 2} ${y}H${left}M${half + card / 2} ${y}H${right}`}
              stroke="var(--second)"
              strokeWidth="2"
            />
            <Text x={half} y={y} size={size} weight={600} anchor="middle" fill="var(--tint-strong)">
              {own}
            </Text>
            <Text x={0} y={y} size={size} fill="currentColor">
              {apns}
            </Text>
            <Text x={width} y={y} size={size} anchor="end" fill="currentColor">
              {fcm}
            </Text>
          </g>
        );
      })}
    </>
  );
}
