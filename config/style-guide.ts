import type { StyleGuide } from '#generator';
import { spellings } from './spellings.ts';

/** How the texts of this site are written: `site content check --style` advises. */
export const styleGuide: StyleGuide = {
  files: ['config/content/**/*.{md,json}', '!config/content/README.md', '{pages,components}/**/words.yaml'],
  unreadFields: ['keywords', 'code', 'wire', 'log', 'rows'],
  headingFields: ['title', 'headline'],
  longestHeading: 80,
  spellings,
  repeats: {
    files: /\.(?:md|yaml)$/,
    shortest: 24,
    allowed: [
      // Names of the company and of its services.
      /^Commbridge Technology Ltd/,
      /^Calls and interactive live/,
      // The same failure has the same words.
      /^正文没能取到/,
    ],
  },
};
