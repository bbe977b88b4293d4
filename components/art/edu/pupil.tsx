import { looks } from '../kit/person.tsx';

const styles = ['short', 'tail', 'buns', 'long', 'cap'] as const;
export type Hair = (typeof styles)[number];

type Props = {
  /** Middle of the shoulders' lower edge. */
  x: number;
  y: number;
  /** Width of the shoulders; the figure is about as high. */
  width: number;
  look?: number;
  hair?: Hair;
  /** An arm goes up: there is something to say. */
  raised?: boolean;
};

/** A pupil seen from behind: head and shoulders, to stand on the lower edge of a drawing. */
export function Pupil({ x, y, width, look = 0, hair = 'short', raised = false }: Props) {
  const { skin, hair: color, cloth } = looks[look % looks.length]!;
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.round(width) / 100})`} color={color} fill={skin}>
      {raised ? <path d="M40-24C52-44 50-66 49-84" stroke={cloth} strokeWidth="19" strokeLinecap="round" fill="none" /> : null}
      {raised ? <path d="M49-92V-100" stroke={skin} strokeWidth="13" strokeLinecap="round" /> : null}
      <path fill={cloth} d="M-50 0C-50-28-32-37-12-40H12C32-37 50-28 50 0Z" />
      <path d="M-10-52H10V-38Q0-32-10-38Z" />
      <circle cx="-23" cy="-64" r="5" />
      <circle cx="23" cy="-64" r="5" />
      <path d="M-23-66C-26-98 26-98 23-66C22-52 14-46 0-46C-14-46-22-52-23-66Z" fill="currentColor" />
      {hair === 'buns' ? <path d="M-17-90a9 9 0 1 1 .1 0M17-90a9 9 0 1 1 .1 0" fill="currentColor" stroke="currentColor" strokeWidth="9" /> : null}
      {hair === 'long' ? <path d="M-24-68C-27-40-26-28-20-22H20C26-28 27-40 24-68Z" fill="currentColor" /> : null}
      {hair === 'tail' ? <path d="M-6-86C-14-60-8-30 0-20C8-30 14-60 6-86Z" fill="currentColor" stroke="#00000026" strokeWidth="2" /> : null}
      {hair === 'cap' ? <path d="M-25-68C-25-100 25-100 25-68Q0-62-25-68Z" fill="var(--warm)" /> : null}
    </g>
  );
}
