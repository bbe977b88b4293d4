import { Section } from '../sections/section.tsx';
import { useSite } from '../site-context.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown in place of the lessons if their call failed. */
export function NoLessons() {
  const { site } = useSite();
  return (
    <Section>
      <EmptyState title={<h2>课程暂时没有加载出来</h2>} text="稍后再来，或者先照着文档走一遍。">
        <Button href={site.docs} event={{ zone: 'empty' }}>
          去文档中心
        </Button>{' '}
        <Button href="/dev-blog" event={{ zone: 'empty' }} variant="secondary">
          读技术文章
        </Button>
      </EmptyState>
    </Section>
  );
}
