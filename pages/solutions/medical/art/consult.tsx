import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { doctors } from '../words.yaml';
import * as words from '../words.yaml';

const inks = ['var(--third-ink)', 'var(--second)', 'var(--tint)'] as const;
/** A forearm with a rash. */
const skin = (
  <>
    <path d="M0 66C80 40 140 44 222 70V204C140 226 70 228 0 200Z" fill="#e2ad8c" />
    <g fill="#c2573f">
      <circle cx="112" cy="122" r="24" />
      <circle cx="142" cy="148" r="15" />
      <circle cx="88" cy="156" r="11" />
      <circle cx="132" cy="102" r="8" />
    </g>
  </>
);

/** The photograph first, and each doctor's layer beside it; in a narrow window, all of them above the photograph. */
function layers(narrow: boolean) {
  if (narrow)
    return (
      <>
        <g transform="translate(68 8)">
          <rect width="222" height="262" rx="12" fill="var(--card)" />
          {skin}
          {doctors.map(({ mark }, index) => (
            <path key={mark} d={mark} stroke={inks[index]} strokeWidth="5" strokeLinecap="round" />
          ))}
        </g>
        {doctors.map(({ seed, name }, index) => (
          <g key={seed}>
            <Avatar x={24 + index * 120} y={312} r={20} seed={seed} />
            <Text x={52 + index * 120} y={312} size={15} fill={inks[index]!}>
              {name}
            </Text>
          </g>
        ))}
      </>
    );
  return [null, ...doctors].map((doctor, index) => (
    <g key={index} transform={`translate(${index * 246} 4)`}>
      <rect
        width="222"
        height="262"
        rx="12"
        fill="var(--card)"
        stroke={doctor ? inks[index - 1] : 'var(--rule)'}
        strokeWidth="2"
      />
      <g opacity={doctor ? 0.22 : 1}>{skin}</g>
      {doctor ? (
        <>
          <path d={doctor.mark} stroke={inks[index - 1]} strokeWidth="6" strokeLinecap="round" />
          <path d="M-19 131h14m-7-7v14" stroke="var(--muted)" strokeWidth="2.5" />
          <Avatar x={20} y={304} r={20} seed={doctor.seed} />
          <Text x={52} y={304} size={21} fill="currentColor">
            {doctor.name}
          </Text>
        </>
      ) : (
        <Text x={0} y={304} size={21} fill="currentColor">
          {words.consultDrawing.text}
        </Text>
      )}
    </g>
  ));
}

export function Consult() {
  return (
    <Drawing
      title={words.consultDrawing.title}
      wide={{ size: [962, 332], art: layers(false) }}
      narrow={{ size: [358, 340], art: layers(true) }}
    />
  );
}
