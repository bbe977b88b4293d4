import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { type QrPath, qrPath } from '../../../components/sdk/qr-path.ts';

/** The path as a camera would see it: four pixels a module, a quiet zone of four modules. */
function pixelsOf({ size, d }: QrPath) {
  const side = (size + 8) * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < 4; row++) {
      const start = ((Number(y) + 4) * 4 + row) * side + (Number(x) + 4) * 4;
      for (let at = start; at < start + Number(width) * 4; at++) pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { pixels, side };
}

describe('a QR code', () => {
  it.each([
    'https://m.yunqiao.example/demo/im/android',
    `https://m.yunqiao.example/${'x'.repeat(260)}`,
    'https://m.yunqiao.example/演示',
  ])('of %s reads as that address', (address) => {
    const { pixels, side } = pixelsOf(qrPath(address)!);
    expect(jsQR(pixels, side, side)?.data).toBe(address);
  });

  it('is not drawn of an address that no camera could read from a screen', () => {
    expect(qrPath(`https://m.yunqiao.example/${'x'.repeat(300)}`)).toBeNull();
  });
});
