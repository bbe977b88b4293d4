import { Choice, Controls, Option, Press, Slider, Writing } from '../../../components/try/controls.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const controls: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="网络">
        <Controls label="网络">
          <Press strong>网络</Press>
          <Press icon="rotate-ccw" aria-label="网络" />
          <Option name="way" value="a" label="A" defaultChecked />
          <Option name="way" value="b" label="B" />
          <Slider label="网络" name="loss" min={0} max={8} defaultValue={3} reads="3%" />
          <Choice
            label="网络"
            name="city"
            selected="a"
            options={[
              ['a', 'A'],
              ['b', 'B'],
            ]}
          />
          <Writing label="网络" name="text" text="林一" most={20} />
        </Controls>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="Network" ground="night">
        <Controls label="Network">
          <Press strong>Network</Press>
          <Press icon="rotate-ccw" aria-label="Network" />
          <Option name="way" value="a" label="A" defaultChecked />
          <Option name="way" value="b" label="B" />
          <Slider label="Network" name="loss" min={0} max={8} defaultValue={3} reads="3%" />
          <Choice
            label="Network"
            name="city"
            selected="a"
            options={[
              ['a', 'A'],
              ['b', 'B'],
            ]}
          />
          <Writing label="Network" name="text" text="Lin" most={20} />
        </Controls>
      </Section>
    ),
  },
];
