import type { Specimen } from '../specimen.ts';
import { artMotion } from './art-motion.tsx';
import { beforeAfter } from './before-after.tsx';
import { bento } from './bento.tsx';
import { chart } from './chart.tsx';
import { checklist } from './checklist.tsx';
import { codeSample } from './code-sample.tsx';
import { comparisonTable } from './comparison-table.tsx';
import { cutaway } from './cutaway.tsx';
import { diagram } from './diagram.tsx';
import { dotRows } from './dot-rows.tsx';
import { facts } from './facts.tsx';
import { faq } from './faq.tsx';
import { floorPlan } from './floor-plan.tsx';
import { folded } from './folded.tsx';
import { lanes } from './lanes.tsx';
import { fork } from './fork.tsx';
import { passage } from './passage.tsx';
import { sideBySide } from './side-by-side.tsx';
import { logPane } from './log-pane.tsx';
import { notForYou } from './not-for-you.tsx';
import { opening } from './opening.tsx';
import { pinnedDiagram } from './pinned-diagram.tsx';
import { proof } from './proof.tsx';
import { quotation } from './quotation.tsx';
import { rail } from './rail.tsx';
import { receipt } from './receipt.tsx';
import { relay } from './relay.tsx';
import { ridges } from './ridges.tsx';
import { rundown } from './rundown.tsx';
import { scenarioTabs } from './scenario-tabs.tsx';
import { section } from './section.tsx';
import { globe } from './globe.tsx';
import { waysFrom } from './ways-from.tsx';
import { sieve } from './sieve.tsx';
import { spanBars } from './span-bars.tsx';
import { specStrip } from './spec-strip.tsx';
import { split } from './split.tsx';
import { stacks } from './stacks.tsx';
import { start } from './start.tsx';
import { statement } from './statement.tsx';
import { timeline } from './timeline.tsx';
import { buttons } from './buttons.tsx';
import { controls } from './controls.tsx';
import { kitBars } from './kit-bars.tsx';
import { kitFrames } from './kit-frames.tsx';
import { kitLetters } from './kit-letters.tsx';
import { kitMap } from './kit-map.tsx';
import { kitPeople } from './kit-people.tsx';
import { kitTally } from './kit-tally.tsx';

/** Specimens by sheet. */
export const sheets: Record<string, readonly Specimen[]> = {
  'art-motion': artMotion,
  'before-after': beforeAfter,
  bento,
  chart,
  checklist,
  'code-sample': codeSample,
  'comparison-table': comparisonTable,
  cutaway,
  diagram,
  'dot-rows': dotRows,
  facts,
  faq,
  'floor-plan': floorPlan,
  folded,
  fork,
  passage,
  'side-by-side': sideBySide,
  lanes,
  'log-pane': logPane,
  'not-for-you': notForYou,
  opening,
  'pinned-diagram': pinnedDiagram,
  proof,
  quotation,
  rail,
  receipt,
  relay,
  ridges,
  rundown,
  'scenario-tabs': scenarioTabs,
  section,
  globe,
  'ways-from': waysFrom,
  sieve,
  'span-bars': spanBars,
  'spec-strip': specStrip,
  split,
  stacks,
  start,
  statement,
  timeline,
  buttons,
  controls,
  'kit-bars': kitBars,
  'kit-frames': kitFrames,
  'kit-letters': kitLetters,
  'kit-map': kitMap,
  'kit-people': kitPeople,
  'kit-tally': kitTally,
};
