import { Text } from '../../../../components/art/kit/text.tsx';
import { productLimits } from '../../../../config/product-limits.ts';
import { measured } from '../../../../config/rules/text-segments.ts';
import * as words from '../words.yaml';

const { single } = productLimits.sms.segment;
const message = [
  { x: 34, y: 42, text: words.anatomy.message.sign },
  { x: 132, y: 42, text: words.anatomy.message.before },
  { x: 190, y: 42, text: words.anatomy.message.variable },
  { x: 254, y: 42, text: words.anatomy.message.after },
  { x: 34, y: 80, text: words.anatomy.message.rest },
];
const { characters } = measured(message.map(({ text }) => text).join(''));
const at = (count: number) => 20 + count * (350 / single);
const notes = [
  { x: 78, y: -11, text: words.anatomy.sign },
  { x: 217, y: -11, text: words.anatomy.variable },
  { x: at(characters), y: 156, text: words.anatomy.length({ characters }) },
  { x: 326, y: 156, text: words.anatomy.most({ single }) },
];

/** One message in its parts, above the ruler of what fits into one that is paid for once. */
export function Anatomy() {
  return (
    <svg viewBox="0 -28 390 200" fill="none" role="img" aria-label={words.anatomy.label({ characters })}>
      <rect x="20" y="16" width="350" height="88" rx="14" fill="#fff" />
      <path d="M34 42H124" stroke="#d8e2ff" strokeWidth="28" />
      <path d="M184 42H250" stroke="#c8f0e7" strokeWidth="28" />
      <path d="M78 4V28M217 4V28" stroke="var(--ink-muted)" strokeDasharray="2 3" />
      <path d={`M${at(0)} 130H${at(single)}`} stroke="#cdd8ee" strokeWidth="12" />
      <path d={`M${at(0)} 130H${at(characters)}`} stroke="var(--primary)" strokeWidth="12" />
      {message.map(({ text, ...place }) => (
        <Text key={text} {...place} size={15}>
          {text}
        </Text>
      ))}
      {notes.map(({ text, ...place }) => (
        <Text key={text} {...place} size={13} weight={600} anchor="middle">
          {text}
        </Text>
      ))}
    </svg>
  );
}
