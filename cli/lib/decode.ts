import { nullIfThrown } from './failure.ts';

/** Decodes percent-encoding. A text that is not encoded correctly stays as it is: it names nothing. */
export function decode(text: string): string {
  return nullIfThrown(() => decodeURIComponent(text)) ?? text;
}
