import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureProblem } from '../../../cli/embedded-api/picture-format.ts';

const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 60, height: 40, channels: 3 } });
const broken = (name: string, bytes: Buffer) => pictureProblem({ name, bytes })?.what ?? null;

describe('a JPEG', () => {
  let whole: Buffer;
  let progressive: Buffer;
  beforeAll(async () => {
    whole = await picture().jpeg().toBuffer();
    progressive = await picture().jpeg({ progressive: true }).toBuffer();
  });
  const isBroken = (bytes: Buffer) => broken('a.jpg', bytes);

  it('without an end marker is refused: a part of it may be missing', () => {
    for (const one of [whole, progressive]) {
      expect(isBroken(one)).toBe(null);
      expect(isBroken(one.subarray(0, -2))).toBe('broken');
      expect(isBroken(one.subarray(0, one.length / 2))).toBe('broken');
    }
  });

  it('may have data after its end, as the photos with videos of telephones, and previews with ends', () => {
    expect(isBroken(Buffer.concat([whole, Buffer.from('video \xff\xda data', 'latin1')]))).toBe(null);
    const preview = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 2 + whole.length]), whole]);
    preview.writeUInt16BE(2 + whole.length, 2);
    const withPreview = Buffer.concat([whole.subarray(0, 2), preview, whole.subarray(2)]);
    expect(isBroken(withPreview)).toBe(null);
    expect(isBroken(withPreview.subarray(0, -2))).toBe('broken');
  });
});

describe('a GIF', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await picture().gif().toBuffer();
  });
  const isBroken = (bytes: Buffer) => broken('a.gif', bytes);

  it('may have no trailer, and data after it, as browsers show both', () => {
    expect(whole.at(-1)).toBe(0x3b);
    for (const one of [
      whole,
      whole.subarray(0, -1),
      Buffer.concat([whole, Buffer.alloc(9)]),
      Buffer.concat([whole, Buffer.from('appended')]),
    ])
      expect(isBroken(one)).toBe(null);
  });

  it('is refused when it ends in a block, has an unknown block, or no picture', () => {
    for (let length = 14; length < whole.length - 1; length++)
      expect(isBroken(whole.subarray(0, length)), `${length} bytes`).toBe('broken');
    expect(isBroken(Buffer.concat([whole.subarray(0, -1), Buffer.from([7])]))).toBe('broken');
  });
});
