import { Drawing } from '../kit/drawing.tsx';
import { Text } from '../kit/text.tsx';
import * as words from './words.yaml';

const steps = [0, 1, 2, 3, 4];
/** The step that is on: those before it are done, those after it are not yet to be seen. */
const current = 2;

/** What the slide shows, 640 × 420. */
export const slide = (
  <>
    <rect width="640" height="420" rx="16" fill="#ffffff" stroke="var(--line)" />
    <path d="M0.5 170H639.5V320H0.5Z" fill="#dcebff" />
    <path d="M0 320.5H640" stroke="var(--line)" />
    <Text x={32} y={48} size={26} weight={650}>
      {words.slide.angles}
    </Text>
    <path d="M320 24V304" stroke="#8b9cc0" strokeWidth="2" strokeDasharray="6 8" />
    <path d="M224 72L320 170" stroke="var(--warm)" strokeWidth="6" strokeLinecap="round" />
    <path d="M320 170L402 300" stroke="var(--warm)" strokeWidth="6" strokeLinecap="round" />
    <path d="M262 128l6-16 10 10z" fill="var(--warm)" />
    <path d="M320 236C334 239 348 235 357 228" stroke="#b9c6df" strokeWidth="3" strokeDasharray="4 6" />
    <Text x={344} y={204} size={22} weight={600} fill="#51607a">
      r
    </Text>
    <path d="M44 372H596" stroke="#d3dceb" strokeWidth="5" strokeLinecap="round" />
    <path d="M44 372H320" stroke="var(--primary)" strokeWidth="5" strokeLinecap="round" />
    {steps.map((step) => (
      <circle
        key={step}
        cx={44 + step * 138}
        cy="372"
        r={step === current ? 17 : 9}
        fill={step > current ? '#ffffff' : 'var(--primary)'}
        stroke={step > current ? '#b9c6df' : 'var(--primary)'}
        strokeWidth="3"
      />
    ))}
    <Text x={320} y={372} size={22} weight={650} anchor="middle" fill="#ffffff">
      3
    </Text>
  </>
);

/** A slide in the third of its five steps: the refracted ray is there, its angle is not yet. */
export const Slide = () => <Drawing title={words.slide.title} wide={{ size: [640, 420], art: slide }} />;
