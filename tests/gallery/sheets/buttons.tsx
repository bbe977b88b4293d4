import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const buttons: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="开始">
        <p>
          <Button href="#" event={{ zone: 'sheet' }}>
            开始
          </Button>{' '}
          <Button href="#" event={{ zone: 'sheet' }} variant="secondary">
            开始
          </Button>{' '}
          <Link href="#">开始</Link> <Icon name="phone" size={20} />
        </p>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="Begin" ground="night">
        <p>
          <Button href="#" event={{ zone: 'sheet' }}>
            Begin
          </Button>{' '}
          <Button href="#" event={{ zone: 'sheet' }} variant="secondary">
            Begin
          </Button>{' '}
          <Link href="#">Begin</Link> <Icon name="phone" size={20} />
        </p>
      </Section>
    ),
  },
];
