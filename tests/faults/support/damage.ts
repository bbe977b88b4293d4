import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Damage = (path: string, bytes: Buffer) => void;

const flip =
  (share: number): Damage =>
  (path, bytes) => {
    if (bytes.length > 0) bytes[Math.floor((bytes.length - 1) * share)]! ^= 0x11;
    writeFileSync(path, bytes);
  };

/** Ways in which a file is damaged, given its path and its bytes. */
export const ways: Readonly<Record<string, Damage>> = {
  'with another first byte': flip(0),
  'cut to its half': (path, { length }) => truncateSync(path, length >> 1),
  'made a folder': (path) => {
    rmSync(path);
    mkdirSync(join(path, 'folder'), { recursive: true });
  },
  'with another byte at a quarter': flip(0.25),
  'without its last byte': (path, { length }) => truncateSync(path, Math.max(0, length - 1)),
  'made zeros': (path, { length }) => writeFileSync(path, Buffer.alloc(length)),
  'with another byte in the middle': flip(0.5),
  emptied: (path) => truncateSync(path),
  'written twice': (path, bytes) => writeFileSync(path, Buffer.concat([bytes, bytes])),
  'with another byte at three quarters': flip(0.75),
  removed: (path) => rmSync(path),
  'with another last byte': flip(1),
};
