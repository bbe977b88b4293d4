import { qrPath } from './qr-path.ts';

/** Light modules that must stand around a code (ISO/IEC 18004). */
const QUIET = 4;

type Props = {
  /** Absolute address that the code leads to. */
  address: string;
  /** Target of the code, for screen readers. */
  label: string;
  className?: string | undefined;
};

/** A QR code, drawn. An address too long for one renders nothing. */
export function Qr({ address, label, className }: Props) {
  const path = qrPath(address);
  if (!path) return null;
  const side = path.size + 2 * QUIET;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#ffffff" />
      <path transform={`translate(${QUIET} ${QUIET})`} d={path.d} fill="#0b1b34" />
    </svg>
  );
}
