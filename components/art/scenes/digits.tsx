import { Drawing } from '../kit/drawing.tsx';
import { Text } from '../kit/text.tsx';

type DigitsProps = {
  title: string;
  code: string;
  /** How long they took, and the part of the line below them that it is, 0 to 1. */
  took: string;
  share: number;
};

/** The digits of a verification code, and how long they took. */
export function Digits({ title, code, took, share }: DigitsProps) {
  const end = 24 + share * 332;
  return (
    <Drawing
      title={title}
      wide={{
        size: [380, 150],
        art: (
          <>
            {[...code].map((digit, place) => (
              <g key={place}>
                <rect x={24 + place * 56.4} y="14" width="50" height="62" rx="10" fill="var(--tint-soft)" />
                <Text x={49 + place * 56.4} y={45} size={30} weight={650} anchor="middle" fill="var(--tint-strong)">
                  {digit}
                </Text>
              </g>
            ))}
            <path d="M24 108H356" stroke="var(--rule)" strokeWidth="6" strokeLinecap="round" />
            <path d={`M24 108H${end}`} stroke="var(--second)" strokeWidth="6" strokeLinecap="round" />
            <circle cx={end} cy="108" r="8" fill="var(--third)" stroke="var(--ground)" strokeWidth="3" />
            <Text x={end} y={134} size={15} anchor="middle" fill="currentColor">
              {took}
            </Text>
          </>
        ),
      }}
    />
  );
}
