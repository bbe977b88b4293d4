import { map } from '../../../components/try/map.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import type { City } from '../../../config/network.ts';
import { losses, picture, reading } from './model.ts';

/** Two cities, up to three ways between them, and a slider that spoils the first. */
export default tryOut({
  name: 'wecan',
  start(place) {
    const slider = place.stage.querySelector<HTMLInputElement>('input[name="loss"]')!;
    const end = place.stage.querySelector<HTMLSelectElement>('select[name="to"]')!;
    map({
      place,
      between([from, to]) {
        const pair = [from as City, to as City, losses[Number(slider.value)]!] as const;
        slider.setAttribute('aria-valuetext', `${pair[2]}%`);
        return { ...reading(...pair), picture: picture(...pair) };
      },
    });
    slider.addEventListener('input', () => end.dispatchEvent(new Event('change')), { signal: place.signal });
  },
});
