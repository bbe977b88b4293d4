import { Controls, Group, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { pictures } from './art/scenes.tsx';
import { scenes } from '../../../config/narrow-hd-scenes.ts';
import { heat, readOf } from './model.ts';
import styles from './narrow-hd.module.css';
import dividerTry from './try.ts';

const [first] = scenes as readonly [(typeof scenes)[number]];
const { texts, status } = readOf(first.id);
const sides = [
  { side: 'plain', name: '普通编码' },
  { side: 'narrow', name: '窄带高清' },
] as const;

/** One frame with a handle: at the left where ordinary encoding spends its bits, at the right where ours does. */
export function Compare() {
  return (
    <Try of={dividerTry} title="码率花在哪里" hint="拖动手柄，或用方向键" status={status} className={styles.compare}>
      <div className={styles.frame} data-halves="">
        <svg viewBox="0 0 960 400" fill="none" role="img">
          <title>同一帧画面，颜色越深的块分到的码率越多：普通编码撒在背景上，窄带高清给了脸和衣料</title>
          {scenes.map(({ id }) => (
            <g key={id} className={styles.scene} data-scene={id} data-shown={id === first.id ? '' : undefined}>
              {pictures[id]}
            </g>
          ))}
        </svg>
        {sides.map(({ side }) => (
          <svg key={side} viewBox="0 0 960 400" fill="none" className={styles[side]} aria-hidden="true">
            <g data-heat={side} dangerouslySetInnerHTML={{ __html: heat(first, side) }} />
          </svg>
        ))}
        <Controls label="分界" className={styles.handle}>
          <input
            type="range"
            data-divide=""
            min={0}
            max={100}
            defaultValue={50}
            aria-label="分界的位置"
            aria-valuetext={status}
          />
        </Controls>
      </div>
      <div className={styles.meters}>
        {sides.map(({ side, name }) => (
          <p key={side}>
            {name} <strong data-text={side}>{texts[side]}</strong>{' '}
            <span data-text={`${side}-minute`}>{texts[`${side}-minute`]}</span>{' '}
            {side === 'narrow' ? <b data-text="saving">{texts.saving}</b> : null}
          </p>
        ))}
      </div>
      <Controls label="场景" strip>
        <Group label="场景" role="radiogroup">
          {scenes.map(({ id, name }) => (
            <Option key={id} name="scene" value={id} label={name} defaultChecked={id === first.id} />
          ))}
        </Group>
      </Controls>
    </Try>
  );
}
