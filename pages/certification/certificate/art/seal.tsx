import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import type { IconName } from '../../../../components/ui/icon.tsx';
import type { CertificateId } from '../../../../config/certificates.ts';
import { patternOf, rosette } from './guilloche.ts';

const signs: Record<CertificateId, IconName> = {
  level3: 'shield-check',
  'csa-star': 'cloud',
  'iso27001-cnas': 'lock-keyhole',
  'iso27001-ukas': 'globe',
  iso27701: 'user-round',
  cmmi: 'git-pull-request',
  yunyuansheng: 'container',
  technology: 'audio-lines',
};

/** A seal of our own: the rosette of the certificate around its sign. */
export function Seal({ id, x = 0, y = 0, r }: { id: CertificateId; x?: number; y?: number; r: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="var(--tint-soft)" />
      <path
        d={rosette({ ...patternOf(id), depth: 0.42, x, y, r })}
        stroke="var(--tint)"
        strokeWidth={r > 60 ? 1 : 0.8}
        fill="none"
      />
      <Glyph x={x} y={y} r={r * 0.5} name={signs[id]} ground="var(--tint)" />
    </g>
  );
}
