import { sha256 } from '../../config/rules/sha-256.ts';

/**
 * Provides the one function of Web Crypto that signatures need where browsers lack it: they offer Web Crypto to addresses with TLS and to
 * this machine only, and a site may be tried on plain http in a private network.
 */
export function provideDigest(): void {
  const digest = async (_: string, bytes: Uint8Array) => sha256(bytes).buffer;
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
}
