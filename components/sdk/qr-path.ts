import { matrixPath, qrMatrix } from '../qr/matrix.ts';

export type QrPath = {
  /** Modules on a side. */
  size: number;
  /** Path data of the dark modules, one unit each. */
  d: string;
};

/** The QR code of an address, medium correction; null for an address too long to be read from a screen. */
export function qrPath(address: string): QrPath | null {
  const matrix = qrMatrix(address);
  return matrix && { size: matrix.size, d: matrixPath(matrix) };
}
