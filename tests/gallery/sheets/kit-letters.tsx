import { Glyph } from '../../../components/art/kit/glyph.tsx';
import { Mute } from '../../../components/art/kit/mute.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const kitLetters: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="文字与图标">
        <svg viewBox="0 0 600 120" fill="none" role="img" aria-label="文字与图标">
          <Glyph x={40} y={60} name="phone" />
          <Text x={80} y={60} size={20} fill="currentColor">
            文字与图标
          </Text>
          <Mute>
            <Text x={360} y={60} size={20} fill="currentColor">
              文字与图标
            </Text>
          </Mute>
        </svg>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="Letters and an icon" ground="night">
        <svg viewBox="0 0 600 120" fill="none" role="img" aria-label="Letters and an icon">
          <Glyph x={40} y={60} name="phone" />
          <Text x={80} y={60} size={20} fill="currentColor">
            Letters and an icon
          </Text>
          <Mute>
            <Text x={360} y={60} size={20} fill="currentColor">
              Letters and an icon
            </Text>
          </Mute>
        </svg>
      </Section>
    ),
  },
];
