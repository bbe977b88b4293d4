import type { CutawayProps } from '../../../components/sections/cutaway.tsx';
import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { signs } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** Who looks after which part of the building that the region stands in. */
export const building: CutawayProps = {
  ...words.building,
  size: [1200, 560],
  ground: 448,

  walls: 'M240 108H960M250 108V448M950 108V448M250 448V556H950V448',
  cables: [
    { side: 1, path: 'M449 296V446', thick: true },
    { side: 1, path: 'M105 448V508H260' },
    { side: 2, path: 'M940 508H1200M950 220H990M950 304H990M950 388H990' },
  ],
  parts: [
    { side: 2, ...words.building.parts[0], box: [300, 32, 260, 74] },
    { side: 0, ...words.building.parts[1], sign: signs.operators, box: [260, 116, 340, 84] },
    { side: 1, ...words.building.parts[2], sign: signs.keys, box: [606, 116, 334, 84] },
    {
      side: 0,
      ...words.building.parts[3],

      sign: signs.logs,
      box: [260, 206, 340, 84],
    },
    {
      side: 0,
      ...words.building.parts[4],

      sign: signs.storage,
      box: [606, 206, 334, 84],
    },
    { side: 2, ...words.building.parts[5], racks: 3, box: [260, 296, 178, 150] },
    { side: 0, ...words.building.parts[6], racks: 10, box: [460, 296, 480, 150] },
    { side: 1, ...words.building.parts[7], sign: signs.releases, box: [0, 262, 210, 90] },
    { side: 1, ...words.building.parts[8], box: [0, 358, 210, 90] },
    { side: 1, ...words.building.parts[9], sign: signs.entry, box: [260, 468, 340, 80] },
    { side: 2, ...words.building.parts[10], box: [606, 468, 334, 80] },
    { side: 2, ...words.building.parts[11], box: [990, 186, 209, 68] },
    { side: 2, ...words.building.parts[12], box: [990, 270, 209, 68] },
    { side: 2, ...words.building.parts[13], box: [990, 354, 209, 68] },
  ],
};

/** What can be checked in the twelve months of a contract and after it. */
export const proofs: LanesProps = {
  title: words.proofs.title,
  end: 14,
  moments: [
    { at: 0, ...words.proofs.moments[0] },
    { at: 12, ...words.proofs.moments[1] },
  ],
  lanes: [
    {
      name: words.proofs.lanes[0].name,
      spans: [{ from: 0, to: 12, name: words.proofs.lanes[0].spans[0].name }],
      event: { at: 0.4, text: words.proofs.lanes[0].event.text },
    },
    {
      name: words.proofs.lanes[1].name,
      spans: [2.6, 5.6, 8.6, 11.6].map((from, index) => ({
        from,
        to: from + 0.4,
        ...filled(words.proofs.lanes[1].spans, { index: index + 1 }),
      })),
      event: { at: 5.8, text: words.proofs.lanes[1].event.text },
    },
    {
      name: words.proofs.lanes[2].name,
      spans: [{ from: 8, to: 9.5, name: words.proofs.lanes[2].spans[0].name }],
      event: { at: 8.7, text: words.proofs.lanes[2].event.text },
    },
    {
      name: words.proofs.lanes[3].name,
      spans: [{ from: 12, to: 13, name: words.proofs.lanes[3].spans[0].name }],
      event: { at: 12.5, text: words.proofs.lanes[3].event.text },
    },
  ],
};
