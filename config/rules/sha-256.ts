/** The first 32 bits of the fractional parts of the square (2) or cube (3) roots of the first primes. */
function rootsOfPrimes(count: number, root: 2 | 3): number[] {
  const primes: number[] = [];
  for (let value = 2; primes.length < count; value++) if (primes.every((prime) => value % prime)) primes.push(value);
  return primes.map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0);
}

const start = rootsOfPrimes(8, 2);
const rounds = rootsOfPrimes(64, 3);
const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** SHA-256 of bytes (FIPS 180-4). */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);

  const state = [...start];
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) words[at] = view.getInt32(block + at * 4);
      else {
        const [near, far] = [words[at - 2]!, words[at - 15]!];
        const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
        const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
        words[at] = words[at - 16]! + first + words[at - 7]! + second;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + rounds[at]! + words[at]!) | 0;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at]! + value) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, at) => digest.setInt32(at * 4, value));
  return new Uint8Array(digest.buffer);
}
