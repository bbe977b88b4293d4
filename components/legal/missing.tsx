import { useSite } from '../site-context.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { words } from './words.ts';

/** Shown in place of a text that could not be loaded. */
export function Missing() {
  const { edition, site } = useSite();
  const { title, text, home } = words[edition].missing;
  const { email } = site.contact;
  return (
    <EmptyState title={<h1>{title}</h1>} text={text}>
      <Button href={`mailto:${email}`} event={{ zone: 'empty' }}>
        {email}
      </Button>{' '}
      <Button href="/" event={{ zone: 'empty' }} variant="secondary">
        {home}
      </Button>
    </EmptyState>
  );
}
