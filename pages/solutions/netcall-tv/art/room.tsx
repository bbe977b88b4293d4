import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** A living room from above: how far voices reach the microphones, and what is heard besides. */
function Plan({ size }: { size: number }) {
  return (
    <>
      <rect x="10" y="10" width="560" height="400" rx="6" stroke="var(--rule)" strokeWidth="6" />
      <rect x="190" y="18" width="200" height="20" rx="4" fill="var(--tint)" />
      <Text x={402} y={28} size={size} weight={650} fill="currentColor">
        {words.roomDrawing.microphones}
      </Text>
      {[1, 3, 5].map((metres) => (
        <g key={metres}>
          <path
            d={`M${290 - metres * 56} 38A${metres * 56} ${metres * 56} 0 0 0 ${290 + metres * 56} 38`}
            stroke={metres === 5 ? 'var(--third)' : 'var(--tint)'}
            strokeWidth="2"
            strokeDasharray={metres === 5 ? '6 8' : undefined}
            opacity={metres === 5 ? 1 : 0.6}
          />
          <Text x={284 + metres * 52} y={38 + metres * 20} size={size} anchor="end" fill="var(--muted)">
            {words.roomDrawing.metres({ metres })}
          </Text>
        </g>
      ))}
      <path d="M180 132h220v62h-220z" fill="var(--tint-soft)" stroke="var(--tint)" strokeWidth="2" />
      <Text x={290} y={163} size={size} weight={650} anchor="middle" fill="currentColor">
        {words.roomDrawing.sofa}
      </Text>
      <rect x="440" y="326" width="110" height="60" rx="8" fill="var(--card)" stroke="var(--rule)" strokeWidth="2" />
      <Text x={495} y={356} size={size} anchor="middle" fill="currentColor">
        {words.roomDrawing.kitchen}
      </Text>
      <circle cx="90" cy="200" r="36" fill="var(--card)" stroke="var(--rule)" strokeWidth="2" />
      <Text x={90} y={200} size={size} anchor="middle" fill="currentColor">
        {words.roomDrawing.table}
      </Text>
    </>
  );
}

/** Where in a living room one is heard. */
export function Room() {
  return (
    <Drawing
      title={words.roomDrawing.title}
      wide={{ size: [580, 420], art: <Plan size={16} /> }}
      narrow={{ size: [580, 420], art: <Plan size={21} /> }}
    />
  );
}
