import { shortHash } from '../sha256.mjs';

type DesignOfOptions = {
  /** Hash of what draws: our own code, fonts and renderer. */
  drawing: string;
  /** Hash of the code that draws for pages which have nothing of their own to show. */
  markup: string;
};

/** Hash of all that draws cards. */
export function designOf({ drawing, markup }: DesignOfOptions): string {
  return shortHash(JSON.stringify([drawing, markup]));
}
