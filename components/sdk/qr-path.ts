import { create } from 'qrcode';

/** What a code of medium correction can hold is 2,331 bytes; one that big no camera reads from a screen. */
const MOST = 300;

export type QrPath = {
  /** Modules on a side. */
  size: number;
  /** Path data of the dark modules, one unit each. */
  d: string;
};

/** The QR code of an address, medium correction; null for an address too long to be read from a screen. */
export function qrPath(address: string): QrPath | null {
  if (Buffer.byteLength(address) > MOST) return null;
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x + 1 < size && modules.get(y, x + 1)) x++;
      d += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  }
  return { size, d };
}
