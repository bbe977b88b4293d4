import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideDigest } from '../../../runtime/lib/own-digest.ts';
import { signatureOf } from '../../../runtime/lib/signature.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the signature of a call', () => {
  const request = { entity: { mobile: '13800000000' }, timestamp: 1_780_000_000 };
  const expected = createHash('sha256').update('138000000001780000000').digest('hex');

  it('is the SHA-256 of the named values, nested ones too', async () => {
    expect(await signatureOf(request, ['entity.mobile', 'timestamp'])).toBe(expected);
  });

  it('is the same on plain http, where browsers have no Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    provideDigest();
    expect(await signatureOf(request, ['entity.mobile', 'timestamp'])).toBe(expected);
  });
});
