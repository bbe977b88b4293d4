import { Text } from '../kit/text.tsx';

const point = (hour: number, radius: number) => {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${Math.round(210 + radius * Math.cos(angle))} ${Math.round(210 + radius * Math.sin(angle))}`;
};
const arc = (from: number, to: number, radius: number) => `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${point(to, radius)}`;

const rings = [
  { name: '验证码', radius: 150, color: 'var(--primary)', times: '全天' },
  { name: '通知', radius: 116, color: 'var(--accent)', times: '全天，建议 8 至 21 点' },
  { name: '营销', radius: 82, color: 'var(--warm)', times: '8 至 21 点' },
];

/** The day as a clock of twenty-four hours: a ring for each kind of message, full where it may be sent. */
export function SendClock() {
  return (
    <svg viewBox="0 0 420 420" fill="none" role="img" aria-label="二十四小时钟面：验证码全天可发，通知全天可发、建议 8 点到 21 点，营销只在 8 点到 21 点之间发">
      <circle cx="210" cy="210" r="176" fill="var(--surface)" stroke="var(--line)" />
      <circle cx="210" cy="210" r="173" stroke="#9fb0cd" strokeWidth="6" pathLength="240" strokeDasharray="0.2 9.8" strokeDashoffset="0.1" />
      <circle cx="210" cy="210" r="171" stroke="#6b7c9c" strokeWidth="10" pathLength="80" strokeDasharray="0.14 9.86" strokeDashoffset="0.07" />
      {[0, 3, 6, 8, 12, 15, 18, 21].map((hour) => {
        const [x, y] = point(hour, 194).split(' ').map(Number) as [number, number];
        const edge = hour === 8 || hour === 21;
        return (
          <Text key={hour} x={x} y={y} size={edge ? 16 : 13.5} weight={edge ? 650 : 500} anchor="middle" fill={edge ? 'var(--warm-ink)' : 'var(--ink-muted)'}>
            {hour}
          </Text>
        );
      })}
      <path d={`M210 210L${point(8, 176)}A176 176 0 1 1 ${point(21, 176)}Z`} fill="var(--warm)" opacity=".08" />
      {rings.map(({ name, radius, color }) => (
        <circle key={name} cx="210" cy="210" r={radius} stroke={color} strokeWidth="22" opacity={name === '营销' ? 0.12 : 0.28} />
      ))}
      <circle cx="210" cy="210" r="150" stroke="var(--primary)" strokeWidth="22" />
      <path d={arc(8, 21, 116)} stroke="var(--accent)" strokeWidth="22" />
      <path d={arc(8, 21, 82)} stroke="var(--warm)" strokeWidth="22" />
      <path d={`M210 210L${point(14.5, 62)}`} stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="210" cy="210" r="5" fill="var(--ink)" />
      {rings.map(({ name, radius }, index) => (
        <Text key={name} x={210} y={210 + radius} size={12.5} weight={600} anchor="middle" fill={index === 0 ? '#ffffff' : 'var(--ink)'}>
          {name}
        </Text>
      ))}
    </svg>
  );
}
