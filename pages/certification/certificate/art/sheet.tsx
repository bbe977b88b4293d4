import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import type { Certificate, CertificateId } from '../../../../config/certificates.ts';
import { dayIn } from './days.ts';
import { patternOf, rosette, wave } from './guilloche.ts';
import { Seal } from './seal.tsx';
import * as words from '../words.yaml';

type SheetProps = { id: CertificateId; certificate: Certificate; holder: string };
type Frame = { width: number; height: number; title: number; text: number; seal: number; gap: number };

function Page({ id, certificate, holder, frame }: SheetProps & { frame: Frame }) {
  const { width, height, title, text, seal, gap } = frame;
  const pattern = patternOf(id);
  const [inset, swing] = [20, 14];
  const across = width - 2 * inset;
  const down = height - 2 * inset;
  const rows = [
    [words.sheet.rows.subject, certificate.subject],
    [words.sheet.rows.rules, certificate.rules],
    [words.sheet.rows.holder, holder],
    [words.sheet.rows.valid, words.sheet.from({ day: dayIn(certificate.from) })],
    ['', words.sheet.until({ day: dayIn(certificate.until) })],
  ] as const;
  const first = title * 3.5 + 18;
  return (
    <>
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="6" fill="var(--card)" stroke="var(--rule)" />
      <g stroke="var(--tint)" strokeWidth=".9" opacity=".75">
        {[swing, -swing].map((bend) => (
          <path
            key={bend}
            d={
              wave(inset, inset, across, { swing: bend, about: pattern.wave }) +
              wave(inset, height - inset, across, { swing: bend, about: pattern.wave }) +
              wave(inset, inset, down, { swing: bend, about: pattern.wave, turned: true }) +
              wave(width - inset, inset, down, { swing: bend, about: pattern.wave, turned: true })
            }
          />
        ))}
        <rect x={inset + 14} y={inset + 14} width={across - 28} height={down - 28} />
      </g>
      <path
        d={rosette({ ...pattern, x: width * 0.64, y: height * 0.54, r: height * 0.33 })}
        stroke="var(--tint)"
        strokeWidth=".8"
        opacity=".22"
      />
      <Text x={width / 2} y={title * 2.4} size={title} weight={650} anchor="middle" fill="var(--tint-strong)">
        {certificate.name}
      </Text>
      {rows.map(([name, value], row) => (
        <g key={value}>
          <Text x={inset + 40} y={first + row * gap} size={text} fill="var(--muted)">
            {name}
          </Text>
          <Text x={inset + 40 + text * 3} y={first + row * gap} size={text} fill="var(--ink)">
            {value}
          </Text>
        </g>
      ))}
      <Seal id={id} x={width - inset - seal - 34} y={height - inset - seal - 34} r={seal} />
      <Text x={inset + 40} y={height - inset - 38} size={text * 0.88} fill="var(--muted)">
        {words.sheet.sample}
      </Text>
    </>
  );
}

/** The sheet with what a reader looks for first, in a pattern that grows from the certificate's name. */
export function Sheet(props: SheetProps) {
  const { name, until } = props.certificate;
  return (
    <Drawing
      title={words.sheet.title({ name, until: dayIn(until) })}
      wide={{
        size: [660, 352],
        art: <Page {...props} frame={{ width: 660, height: 352, title: 32, text: 19, seal: 60, gap: 32 }} />,
      }}
      narrow={{
        size: [358, 350],
        art: <Page {...props} frame={{ width: 358, height: 350, title: 22, text: 13, seal: 42, gap: 27 }} />,
      }}
    />
  );
}
