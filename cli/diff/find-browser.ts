import { findProgram, isProgram } from '../lib/find-program.ts';

export type BrowserLocation = {
  /** The value of `SITE_CHROMIUM`; null: search for it. */
  program: string | null;
  path: string;
  /** Programs to try after PATH. */
  others?: readonly string[];
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium browser; null when there is none, or when `SITE_CHROMIUM` is not a program. */
export function findBrowser({ program, path, others = usualPlaces }: BrowserLocation): string | null {
  if (program !== null) return isProgram(program) ? program : null;
  return findProgram(names, path, others);
}
