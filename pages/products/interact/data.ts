import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { lineDelays } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const [{ stage }, { muted }] = [productLimits.interact, measurements.moderation];

/** From the moment when the host agrees: the stream that viewers pull goes on while its source changes. */
const span = (from: number, to: number, name: string) => ({ from, to, name });
export const handover: LanesProps = {
  title: words.handover.title,
  end: 1_300,
  moments: [
    { at: 0, ...words.handover.moments[0] },
    { at: 600, ...words.handover.moments[1] },
    { at: 850, ...words.handover.moments[2] },
    { at: 1_100, ...words.handover.moments[3] },
  ],
  lanes: [
    { name: words.handover.lanes[0].name, spans: [span(0, 850, words.handover.lanes[0].spans[0])] },
    {
      name: words.handover.lanes[1].name,
      spans: [
        { ...span(600, 850, words.handover.lanes[1].spans[0].rest), weak: true },
        span(850, 1_300, words.handover.lanes[1].spans[1]),
      ],
    },
    {
      name: words.handover.lanes[2].name,
      spans: [span(0, 1_100, words.handover.lanes[2].spans[0]), span(1_100, 1_300, words.handover.lanes[2].spans[1])],
    },
  ],
};

export const limits = filled(words.limits, {
  prepaid: String(stage.prepaid),
  metered: stage.metered,
  contract: stage.contract,
  stage: String(lineDelays.stage),
});

export const questions = filled(words.questions, { muted });
