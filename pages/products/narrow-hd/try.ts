import { divider } from '../../../components/try/divider.ts';
import { marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { heat, readOf, sceneOf } from './model.ts';

/** One picture in two encodings, a handle between them, four scenes to choose from. */
export default tryOut({
  name: 'narrow-hd',
  start(place) {
    const { stage, signal } = place;
    const chosen = () => stage.querySelector<HTMLInputElement>('input[name="scene"]:checked')!.value;
    const draw = () => {
      for (const scene of stage.querySelectorAll('[data-scene]'))
        scene.toggleAttribute('data-shown', scene.getAttribute('data-scene') === chosen());
      for (const side of ['plain', 'narrow'] as const)
        marked(stage, `heat="${side}"`).innerHTML = heat(sceneOf(chosen()), side);
    };
    draw();
    divider({ place, read: () => readOf(chosen()) });
    for (const input of stage.querySelectorAll('input[name="scene"]'))
      input.addEventListener(
        'change',
        () => {
          draw();
          marked(stage, 'divide').dispatchEvent(new Event('input'));
        },
        { signal },
      );
  },
});
