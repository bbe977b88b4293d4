import { canvas, type Stroke } from '../../../components/try/canvas.ts';
import { mirror } from '../../../components/try/mirror.ts';
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
        place.say(shown < strokes ? `回放：第 ${shown} / ${strokes} 笔` : `板上 ${strokes} 笔，按住就能画`);
      },
      onStroke(stroke) {
        drawn.push(stroke);
        const { sampled, kept, bytes } = stroke;
        const total = drawn.reduce((sum, one) => sum + one.bytes, 0).toLocaleString('en');
        place.say(
          `您的第 ${drawn.length} 笔：采样 ${sampled} 点，留 ${kept} 点，发出 ${bytes} 字节；一共 ${total} 字节`,
        );
      },
    });
  },
});
