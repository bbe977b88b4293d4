import { canvas, type Stroke } from '../../../components/try/canvas.ts';
import { mirror } from '../../../components/try/mirror.ts';
import { status as says } from './words.yaml';
import { tryOut } from '../../../components/try/try-out.ts';

/** The board of the opening, live; `late` is how many milliseconds after a stroke others see it. */
export default tryOut<{ late: number }>({
  name: 'whiteboard',
  start(place, { late }) {
    const tablet = mirror({ ...place, late });
    const drawn: Stroke[] = [];
    canvas({
      place,
      onDraw: tablet.draw,
      onChange({ shown, strokes }) {
        tablet.sync();
        place.say(shown < strokes ? says.replay({ shown, strokes }) : says.strokes({ strokes }));
      },
      onStroke(stroke) {
        drawn.push(stroke);
        const { sampled, kept, bytes } = stroke;
        const total = drawn.reduce((sum, one) => sum + one.bytes, 0).toLocaleString('en');
        place.say(says.drawn({ number: drawn.length, sampled, kept, bytes, total }));
      },
    });
  },
});
