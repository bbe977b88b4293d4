import { createElement as h } from 'react';
import { Copy } from '../../../components/ui/copy.tsx';
import { filled } from '../../../components/ui/filled.ts';
import { lineDelays, liveStages, playerBuffers, pushLimit, secondsText } from '../../../config/live-lines.ts';
import { grouped } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

export const drawnStages = {
  title: words.stages.shows({ regular: grouped(lineDelays.regular), fast: lineDelays.fast }),
  stages: [...liveStages, { regular: playerBuffers.regular.usual, fast: playerBuffers.fast.usual }].map(
    ({ regular, fast }, at) => ({ name: words.names[at]!, regular, fast }),
  ),
  names: { regular: words.stages.regular, fast: words.stages.fast },
  unit: words.stages.unit,
  saved: words.stages.saved({ saved: grouped(lineDelays.regular - lineDelays.fast) }),
};

/** Ways to meet an audience, the quickest first; the texts have links. */
export const choicesOf = (docs: string) =>
  filled(words.choices, { stage: secondsText(lineDelays.stage), interactive: `${docs}/interactive-live` }).map(
    ({ text, ...choice }) => ({ ...choice, text: h(Copy, { text }) }),
  );

export const questions = filled(words.questions, { limit: pushLimit });
