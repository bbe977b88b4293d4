import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hexOf, hmacOf } from '../../../config/rules/hmac.ts';
import { sha256 } from '../../../config/rules/sha-256.ts';

describe('the hash without Web Crypto', () => {
  it('is that of Node.js for every length around a block', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) & 255);
      expect([length, hexOf(sha256(bytes))]).toEqual([length, createHash('sha256').update(bytes).digest('hex')]);
    }
  });

  it('signs as Node.js does, with keys shorter, as long and longer than a block, and texts beyond ASCII', () => {
    for (const key of ['', 'k', 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(65), '密钥'])
      for (const message of ['', '/live/room-1024-1798732800', '路径'])
        expect(hmacOf(key, message)).toBe(createHmac('sha256', key).update(message).digest('hex'));
  });
});
