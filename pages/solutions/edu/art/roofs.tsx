import styles from './roofs.module.css';

/** Houses from left to right: where, how wide, how high the eaves and, above them, the ridge. */
const houses = [
  [60, 96, 74, 34],
  [240, 90, 40, 0],
  [400, 110, 70, 40],
  [600, 90, 30, 0],
  [790, 96, 74, 34],
  [980, 90, 40, 0],
  [1150, 110, 70, 40],
  [1370, 90, 30, 0],
  [1560, 96, 74, 34],
  [1690, 90, 40, 0],
] as const;

const roofs = houses
  .map(([x, width, eaves, ridge]) => `M${x} 150V${eaves}l${width / 2}-${ridge} ${width / 2} ${ridge}V150z`)
  .join('');
const windows = houses
  .flatMap(([x, width, eaves]) =>
    (eaves < 50 ? [eaves + 22, eaves + 48] : [eaves + 22]).map((y) => `M${x + 18} ${y}h12M${x + width - 30} ${y}h12`),
  )
  .join('');

/** Where day turns into night: the roofs of a town, its windows lit. */
export function Roofs() {
  return (
    <svg
      viewBox="0 0 1800 150"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      className={styles.roofs}
    >
      <circle cx="1240" cy="110" r="54" fill="#ff8a4c" opacity=".85" />
      <path d={`${roofs}M0 110h1800v40H0z`} fill="#1a2350" />
      <path d={windows} stroke="#ffd88a" strokeWidth="10" />
    </svg>
  );
}
