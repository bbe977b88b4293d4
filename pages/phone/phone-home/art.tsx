import { Text } from '../../../components/art/kit/text.tsx';
import { lineDelays, secondsText } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';

const { message, call, sms } = measurements;

/** Five seconds of a code: until half of the receipts are there, and until 19 of 20 are. */
export function TextSeconds() {
  const at = (seconds: number) => 24 + seconds * 68;
  return (
    <svg viewBox="0 0 390 118" fill="none" role="img" aria-label={`五秒的尺，${sms.receipt} 秒处是回执的中位数`}>
      <path d={`M${at(0)} 66H${at(5)}`} stroke="#c3cfe8" strokeWidth="14" />
      <path d={`M${at(0)} 66H${at(sms.receipt)}`} stroke="var(--primary)" strokeWidth="14" />
      <path d={`M${at(sms.slowest)} 50V82`} stroke="var(--warm-ink)" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5].map((second) => (
        <Text key={second} x={at(second)} y={104} size={13} anchor="middle" fill="var(--ink-muted)">
          {second === 5 ? '5 秒' : second}
        </Text>
      ))}
      <Text x={at(sms.receipt)} y={32} size={18} weight={650} anchor="end">
        {`${sms.receipt} 秒`}
      </Text>
      <Text x={at(sms.slowest)} y={32} size={13} weight={600} anchor="middle" fill="var(--warm-ink)">
        {`${sms.slowest} 秒`}
      </Text>
    </svg>
  );
}

/** A message to a lit screen and to a locked one, on one scale. */
export function TwoScreens() {
  const width = (milliseconds: number) => (milliseconds / (message.push * 1000)) * 342;
  const lines = [
    { y: 46, name: `在线 ${message.delivery} 毫秒`, long: width(message.delivery), color: 'var(--accent-ink)' },
    { y: 108, name: `锁屏 ${message.push} 秒`, long: width(message.push * 1000), color: 'var(--primary)' },
  ];
  return (
    <svg viewBox="0 0 390 124" fill="none" role="img" aria-label="在线送达与锁屏推送用时，同一比例">
      {lines.map(({ y, name, long, color }) => (
        <g key={name}>
          <path d={`M24 ${y}H366`} stroke="#c3cfe8" strokeWidth="2" />
          <path d={`M24 ${y}h${long.toFixed(1)}`} stroke={color} strokeWidth="14" />
          <Text x={24} y={y - 22} size={15} weight={600}>
            {name}
          </Text>
        </g>
      ))}
    </svg>
  );
}

/** A hundred packets in four rows, and which of them are lost. */
export function Packets() {
  const isLost = (index: number) => (index * 7 + Math.floor(index / 10) * 3) % 10 < call.lossUnderstood / 10;
  return (
    <svg viewBox="0 0 390 118" fill="none" role="img" aria-label={`一百个包里丢了 ${call.lossUnderstood} 个`}>
      {Array.from({ length: 100 }, (_, index) => (
        <rect
          key={index}
          x={24 + (index % 25) * 13.8}
          y={20 + Math.floor(index / 25) * 24}
          width="9"
          height="16"
          rx="2"
          {...(isLost(index) ? { stroke: 'var(--warm-ink)', strokeDasharray: '2 2' } : { fill: 'var(--primary)' })}
        />
      ))}
    </svg>
  );
}

/** The delay of three lines of live streaming, to scale. */
export function LiveLines() {
  const lines = [
    { name: '常规', delay: lineDelays.regular, color: 'var(--primary)' },
    { name: '低时延', delay: lineDelays.fast, color: 'var(--accent-ink)' },
    { name: '连麦', delay: lineDelays.stage, color: 'var(--warm-ink)' },
  ];
  return (
    <svg viewBox="0 0 390 128" fill="none" role="img" aria-label="三条直播线路的时延，同一比例">
      {lines.map(({ name, delay, color }, index) => (
        <g key={name}>
          <path
            d={`M80 ${32 + index * 38}h${((delay / lineDelays.regular) * 226).toFixed(1)}`}
            stroke={color}
            strokeWidth="14"
          />
          <Text x={24} y={32 + index * 38} size={14} weight={600}>
            {name}
          </Text>
          <Text x={88 + (delay / lineDelays.regular) * 226} y={32 + index * 38} size={13}>
            {`${secondsText(delay)} 秒`}
          </Text>
        </g>
      ))}
    </svg>
  );
}
