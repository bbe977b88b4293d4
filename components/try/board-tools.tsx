import { useSite } from '../site-context.ts';
import styles from './board-tools.module.css';
import { Controls, Option, Press } from './controls.tsx';

type Props = {
  /** Colours of the pen by their names, the first one chosen. */
  colors: readonly (readonly [name: string, color: string])[];
  /** How many strokes the picture has. */
  strokes: number;
};

const words = {
  zh: {
    bar: '白板工具',
    tool: '工具',
    pen: '画笔',
    eraser: '整笔橡皮',
    color: '颜色',
    undo: '撤销',
    replay: '逐笔回放',
    at: '回放到第几笔',
  },
  en: {
    bar: 'Board tools',
    tool: 'Tool',
    pen: 'Pen',
    eraser: 'Stroke eraser',
    color: 'Colour',
    undo: 'Undo',
    replay: 'Replay by stroke',
    at: 'Replay up to stroke',
  },
};

/** The tools that `canvas` listens to: pen and eraser, colours, undo, replay and its range. */
export function BoardTools({ colors, strokes }: Props) {
  const word = words[useSite().edition];
  return (
    <Controls label={word.bar} className={styles.bar}>
      <span role="radiogroup" aria-label={word.tool} className={styles.group}>
        <Option name="tool" value="pen" label={word.pen} icon="pencil" defaultChecked />
        <Option name="tool" value="eraser" label={word.eraser} icon="eraser" />
      </span>
      <span role="radiogroup" aria-label={word.color} className={styles.group}>
        {colors.map(([name, color], index) => (
          <Option key={color} name="color" value={color} label={name} swatch={color} defaultChecked={index === 0} />
        ))}
      </span>
      <span className={styles.group}>
        <Press icon="undo-2" aria-label={word.undo} title={word.undo} data-undo="" disabled />
        <Press icon="play" aria-label={word.replay} title={word.replay} data-replay="" aria-pressed="false" />
        <input type="range" aria-label={word.at} min={0} max={strokes} defaultValue={strokes} data-scrub="" />
      </span>
    </Controls>
  );
}
