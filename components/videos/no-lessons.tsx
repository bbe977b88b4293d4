import { Section } from '../sections/section.tsx';
import { useSite } from '../site-context.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import * as words from './words.yaml';

/** Shown in place of the lessons if their call failed. */
export function NoLessons() {
  const { site } = useSite();
  return (
    <Section>
      <EmptyState title={<h2>{words.noLessons.title}</h2>} text={words.noLessons.text}>
        <Button href={site.docs} event={{ zone: 'empty' }}>
          {words.noLessons.documents}
        </Button>{' '}
        <Button href="/dev-blog" event={{ zone: 'empty' }} variant="secondary">
          {words.noLessons.articles}
        </Button>
      </EmptyState>
    </Section>
  );
}
