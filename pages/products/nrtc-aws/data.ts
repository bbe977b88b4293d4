import type { LanesProps } from '../../../components/sections/lanes.tsx';
import * as words from './words.yaml';

const span = (from: number, to: number, name: string) => ({ from, to, name });
type Lane = LanesProps['lanes'][number];
const lane = (name: string, spans: Lane['spans'], event: NonNullable<Lane['event']>): Lane => ({ name, spans, event });
const engineer = [span(2, 5, words.engineer[0]), span(5, 10, words.engineer[1])];
export const roles: LanesProps = {
  title: words.roles.title,
  end: 12.5,
  moments: [
    { at: 0, ...words.roles.moments[0] },
    { at: 2, ...words.roles.moments[1] },
    { at: 5, ...words.roles.moments[2] },
    { at: 10, ...words.roles.moments[3] },
  ],
  lanes: [
    lane(words.roleNames.buyer, [span(0, 2, words.roleSteps.subscribe)], { at: 0.3, text: words.roleSteps.terms }),
    lane(words.roleNames.engineer, engineer, { at: 5, text: words.roleSteps.bind }),
    lane(words.roleNames.accountant, [{ ...span(10, 12.5, words.roleSteps.tag), weak: true }], {
      at: 10.3,
      text: words.roleSteps.alert,
    }),
  ],
};
