import { randomDigits } from './random-values.ts';

export type SmsCodes = {
  make(mobile: string, now: number): string;
  /** Whether a code was sent to that number. A code can be used once. */
  take(mobile: string, code: string, now: number): boolean;
  /** Valid codes, newest first. */
  sent(now: number): readonly { mobile: string; code: string; until: number }[];
};

const VALID = 5 * 60_000;
const TRIES = 5;
const REMEMBERED = 1000;

export function openSmsCodes(): SmsCodes {
  const sent = new Map<string, { code: string; until: number; tries: number }>();
  return {
    make(mobile, now) {
      const code = randomDigits(6);
      sent.delete(mobile);
      sent.set(mobile, { code, until: now + VALID, tries: TRIES });
      for (const oldest of sent.keys()) if (sent.size > REMEMBERED) sent.delete(oldest);
      return code;
    },
    take(mobile, code, now) {
      const known = sent.get(mobile);
      if (!known || known.until < now || known.tries === 0) return false;
      known.tries -= 1;
      if (known.code !== code) return false;
      return sent.delete(mobile);
    },
    sent: (now) =>
      Array.from(sent, ([mobile, { code, until }]) => ({ mobile, code, until }))
        .filter(({ until }) => until >= now)
        .reverse(),
  };
}
