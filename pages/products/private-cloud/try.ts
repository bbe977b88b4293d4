import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Plan, rack, reading } from './model.ts';

/** How many people there are: the rack fills, and the sums follow. */
export default tryOut<{ plans: readonly Plan[] }>({
  name: 'private-cloud',
  start(place, { plans }) {
    const planOf = (people: number) => plans.find((plan) => plan.people === people)!;
    dial({
      place,
      dials: { people: plans.map(({ people }) => people) },
      read: ({ people }) => reading(planOf(people)),
      picture: ({ people }) => rack(planOf(people)),
    });
  },
});
