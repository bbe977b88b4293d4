import styles from './roofs.module.css';

/** Houses from left to right: where, how wide, how high the eaves and, above them, the ridge. */
const houses = [
  [70, 88, 74, 34], [194, 84, 58, 0], [330, 60, 30, 0], [440, 112, 70, 40], [590, 96, 50, 0], [720, 76, 78, 30], [830, 104, 40, 0],
  [980, 100, 66, 36], [1110, 92, 54, 0], [1236, 80, 80, 30], [1350, 88, 44, 0], [1470, 92, 72, 34], [1600, 80, 60, 0], [1706, 72, 82, 28],
] as const;

const roofs = houses.map(([x, width, eaves, ridge]) => `M${x} 150V${eaves}l${width / 2}-${ridge} ${width / 2} ${ridge}V150z`).join('');
const windows = houses.flatMap(([x, width, eaves], index) => (index % 3 === 1 ? [eaves + 20, eaves + 40] : [eaves + 24]).map((y) => `M${x + 18} ${y}h12M${x + width - 30} ${y}h12`)).join('');

/** Where day turns into night: the roofs of a town, its windows lit. */
export function Roofs() {
  return (
    <svg viewBox="0 0 1800 150" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true" className={styles.roofs}>
      <circle cx="1240" cy="110" r="54" fill="#ff8a4c" opacity=".85" />
      <path d={`${roofs}M0 110h1800v40H0z`} fill="#1a2350" />
      <path d={windows} stroke="#ffd88a" strokeWidth="10" />
    </svg>
  );
}
