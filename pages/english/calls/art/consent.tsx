import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { consent, request } from '../words.yaml';

const grounds = ['#dfe8ff', '#ffe3d0', '#e7e0ff', '#d6f3ec'];
const rows = request.people.length;

/** A dialog in which all but the last of the participants have agreed to a recording. */
function Request({ width, size }: { width: number; size: number }) {
  const row = size * 3.4;
  const top = size * 4.6;
  const bottom = top + rows * row;
  return (
    <>
      <rect x="1" y="1" width={width - 2} height={bottom + size * 4.4} rx="18" fill="#ffffff" stroke="var(--line)" />
      <Text x={size * 1.5} y={size * 2.4} size={size * 1.25} weight={650}>
        {request.title}
      </Text>
      {request.people.map((name, index) => {
        const y = top + row * (index + 0.5);
        const isWaiting = index === rows - 1;
        return (
          <g key={name}>
            <path d={`M${size * 1.5} ${top + row * index}H${width - size * 1.5}`} stroke="var(--line)" />
            <Avatar x={size * 2.7} y={y} r={size * 1.15} seed={request.portraits[index]!} ground={grounds[index]} />
            <Text x={size * 4.6} y={y} size={size} weight={550}>
              {name}
            </Text>
            <Text
              x={width - size * 1.5}
              y={y}
              size={size}
              weight={600}
              anchor="end"
              fill={isWaiting ? 'var(--warm-ink)' : 'var(--accent-ink)'}
            >
              {isWaiting ? request.waiting : `✓ ${request.agreed}`}
            </Text>
          </g>
        );
      })}
      <path d={`M${size * 1.5} ${bottom}H${width - size * 1.5}`} stroke="var(--line)" />
      <circle cx={size * 2.1} cy={bottom + size * 2.1} r={size * 0.55} stroke="var(--ink-muted)" strokeWidth="2" />
      <Text x={size * 3.3} y={bottom + size * 1.4} size={size} weight={650}>
        {request.state}
      </Text>
      <Text x={size * 3.3} y={bottom + size * 2.9} size={size * 0.9} fill="var(--ink-muted)">
        {request.note}
      </Text>
    </>
  );
}

/** Nobody is recorded before everybody has agreed. */
export const Consent = () => (
  <Drawing
    title={consent.shows}
    wide={{ size: [520, 396], art: <Request width={520} size={17.5} /> }}
    narrow={{ size: [358, 306], art: <Request width={358} size={13.5} /> }}
  />
);
