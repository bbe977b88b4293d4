/** Behind the statement: seven minutes as an arc of a clock's face, forty seconds as another. */
export function Clock() {
  const at = (minutes: number, r: number) => {
    const angle = ((minutes / 12) * 360 - 90) * (Math.PI / 180);
    return `${Math.round(1110 + r * Math.cos(angle))} ${Math.round(320 + r * Math.sin(angle))}`;
  };
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <circle cx="1110" cy="320" r="230" stroke="var(--rule)" strokeWidth="2" />
      {Array.from({ length: 12 }, (_, hour) => (
        <path key={hour} d={`M${at(hour, 212)}L${at(hour, 230)}`} stroke="var(--muted)" strokeWidth="3" />
      ))}
      <path d={`M${at(0, 180)}A180 180 0 1 1 ${at(7, 180)}`} stroke="var(--rule)" strokeWidth="26" />
      <path d={`M${at(0, 180)}A180 180 0 0 1 ${at(0.667, 180)}`} stroke="var(--second)" strokeWidth="26" />
      <path d={`M1110 320L${at(0.667, 150)}`} stroke="var(--second)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="1110" cy="320" r="10" fill="var(--second)" />
    </svg>
  );
}
