import { Icon } from '../../components/ui/icon.tsx';
import styles from './toolbox.module.css';

const tools = [
  { icon: 'pencil', name: '画笔', text: '压感，十八色' },
  { icon: 'highlighter', name: '荧光笔', text: '不盖住字' },
  { icon: 'wand-sparkles', name: '激光笔', text: '两秒后消失' },
  { icon: 'eraser', name: '整笔橡皮', text: '可只擦自己的' },
  { icon: 'shapes', name: '图形', text: '手绘自动规整' },
  { icon: 'sigma', name: '公式', text: '手写转 LaTeX' },
  { icon: 'ruler', name: '直尺与三角板', text: '贴边画线' },
  { icon: 'drafting-compass', name: '圆规', text: '定心定半径' },
  { icon: 'box', name: '立体几何', text: '可转动、可剖切' },
  { icon: 'timer', name: '计时器', text: '全员同一秒' },
  { icon: 'dices', name: '随机点名', text: '名单来自房间' },
  { icon: 'sticky-note', name: '便签', text: '带署名与时刻' },
];

/** What lies in the tray below the board. */
export function Toolbox() {
  return (
    <ul className={styles.tools}>
      {tools.map(({ icon, name, text }) => (
        <li key={name} className={styles.tool}>
          <Icon name={icon} size={26} />
          <strong className={styles.name}>{name}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
