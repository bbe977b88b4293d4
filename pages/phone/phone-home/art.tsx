import { Text } from '../../../components/art/kit/text.tsx';
import { lineDelays, secondsText } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import * as words from './words.yaml';

const { message, call, sms } = measurements;

/** Five seconds of a code: until half of the receipts are there, and until 19 of 20 are. */
export function TextSeconds() {
  const at = (seconds: number) => 24 + seconds * 68;
  return (
    <svg viewBox="0 0 390 118" fill="none" role="img" aria-label={words.drawings.receipt({ receipt: sms.receipt })}>
      <path d={`M${at(0)} 66H${at(5)}`} stroke="#c3cfe8" strokeWidth="14" />
      <path d={`M${at(0)} 66H${at(sms.receipt)}`} stroke="var(--primary)" strokeWidth="14" />
      <path d={`M${at(sms.slowest)} 50V82`} stroke="var(--warm-ink)" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5].map((second) => (
        <Text key={second} x={at(second)} y={104} size={13} anchor="middle" fill="var(--ink-muted)">
          {second === 5 ? words.drawings.seconds({ seconds: second }) : second}
        </Text>
      ))}
      <Text x={at(sms.receipt)} y={32} size={18} weight={650} anchor="end">
        {words.drawings.seconds({ seconds: sms.receipt })}
      </Text>
      <Text x={at(sms.slowest)} y={32} size={13} weight={600} anchor="middle" fill="var(--warm-ink)">
        {words.drawings.seconds({ seconds: sms.slowest })}
      </Text>
    </svg>
  );
}

/** A message to a lit screen and to a locked one, on one scale. */
export function TwoScreens() {
  const width = (milliseconds: number) => (milliseconds / (message.push * 1000)) * 342;
  const lines = [
    {
      y: 46,
      name: words.drawings.online({ milliseconds: message.delivery }),
      long: width(message.delivery),
      color: 'var(--accent-ink)',
    },
    {
      y: 108,
      name: words.drawings.locked({ seconds: message.push }),
      long: width(message.push * 1000),
      color: 'var(--primary)',
    },
  ];
  return (
    <svg viewBox="0 0 390 124" fill="none" role="img" aria-label={words.drawings.screens}>
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
    <svg
      viewBox="0 0 390 118"
      fill="none"
      role="img"
      aria-label={words.drawings.packets({ lost: call.lossUnderstood })}
    >
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
    { name: words.drawings.lines.regular, delay: lineDelays.regular, color: 'var(--primary)' },
    { name: words.drawings.lines.fast, delay: lineDelays.fast, color: 'var(--accent-ink)' },
    { name: words.drawings.lines.stage, delay: lineDelays.stage, color: 'var(--warm-ink)' },
  ];
  return (
    <svg viewBox="0 0 390 128" fill="none" role="img" aria-label={words.drawings.delays}>
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
            {words.drawings.seconds({ seconds: secondsText(delay) })}
          </Text>
        </g>
      ))}
    </svg>
  );
}
