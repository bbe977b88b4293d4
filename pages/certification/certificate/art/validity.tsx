import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { type Certificate, certificatesAsOf } from '../../../../config/certificates.ts';
import { dayIn, partOf } from './days.ts';
import * as words from '../words.yaml';

type Frame = { width: number; size: number };

function Ruler({ certificate, frame: { width, size } }: { certificate: Certificate; frame: Frame }) {
  const { from, until, audits } = certificate;
  const [left, right, y] = [8, width - 8, 44];
  const along = (day: string) => tenth(left + (right - left) * partOf(day, certificate));
  const months = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000 / 30.44);
  const ticks = Array.from(
    { length: months + 1 },
    (_, month) => `M${tenth(left + ((right - left) * month) / months)} ${y}v${month % 12 === 0 ? 14 : 8}`,
  );
  const today = along(certificatesAsOf);
  const narrow = width < 500;
  return (
    <>
      <path d={ticks.join('')} stroke="var(--rule)" strokeWidth="1.5" />
      <path d={`M${left} ${y}H${right}`} stroke="var(--rule)" strokeWidth="3" />
      <path d={`M${left} ${y}H${today}`} stroke="var(--tint)" strokeWidth="6" />
      <path d={`M${today} ${y - 14}V${y + 14}`} stroke="var(--ink)" strokeWidth="2" />
      {audits.map((day) => (
        <circle
          key={day}
          cx={along(day)}
          cy={y}
          r="7"
          fill={day < certificatesAsOf ? 'var(--tint)' : 'var(--ground)'}
          stroke="var(--tint)"
          strokeWidth="2.5"
        />
      ))}
      <Text x={left} y={y + 32} size={size} fill="var(--muted)">
        {narrow ? from.slice(0, 7) : words.validity.from({ day: dayIn(from) })}
      </Text>
      <Text x={right} y={y + 32} size={size} anchor="end" fill="var(--muted)">
        {narrow ? until.slice(0, 7) : words.validity.until({ day: dayIn(until) })}
      </Text>
      <Text
        x={today}
        y={y - 28}
        size={size}
        weight={600}
        anchor={today > width * 0.7 ? 'end' : today < width * 0.3 ? 'start' : 'middle'}
        fill="var(--ink)"
      >
        {words.validity.today({
          day: dayIn(certificatesAsOf),
          month: Math.floor(partOf(certificatesAsOf, certificate) * months) + 1,
        })}
      </Text>
    </>
  );
}

/** How much of the validity has passed, month by month, with the audits between; those to come are hollow. */
export function Validity({ certificate }: { certificate: Certificate }) {
  const { from, until, audits } = certificate;
  return (
    <Drawing
      title={
        audits.length > 0
          ? words.validity.audited({ from: dayIn(from), until: dayIn(until), audits: audits.length })
          : words.validity.title({ from: dayIn(from), until: dayIn(until) })
      }
      wide={{ size: [1152, 90], art: <Ruler certificate={certificate} frame={{ width: 1152, size: 15 }} /> }}
      narrow={{ size: [358, 88], art: <Ruler certificate={certificate} frame={{ width: 358, size: 12 }} /> }}
    />
  );
}
