/** What a chapter of a tool's explanation says, point by point. */
export function Points({ points }: { points: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ul>
      {points.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b>：{text}
        </li>
      ))}
    </ul>
  );
}
