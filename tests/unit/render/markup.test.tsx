import rendering from '../../../components/rendering.tsx';
import { describe, expect, it } from 'vitest';
import { componentStackOf, frameMarkup, MarkupError } from '../../../cli/render/markup.tsx';
import type { Layout } from '../../../components/layout.ts';

const failureOf = (layout: Layout) => {
  try {
    frameMarkup({ layout, props: {} as never, context: {} as never, rendering });
  } catch (thrown) {
    if (thrown instanceof MarkupError) return thrown;
    throw thrown;
  }
  throw new Error('it did not fail');
};

describe('a component that cannot be rendered', () => {
  it('is named with those around it', async () => {
    const Broken = () => {
      throw new Error('no words');
    };
    const failure = failureOf(() => <Broken />);
    expect(failure.message).toBe('no words');
    expect(await componentStackOf(failure)).toContain('Broken');
  });

  it('ends the rendering when it waits for a promise', async () => {
    const Waiting = () => {
      throw Promise.resolve();
    };
    const failure = failureOf(() => <Waiting />);
    expect(failure.message).toBe('a component waits for a promise; pages are rendered in one step');
    expect(await componentStackOf(failure)).toBe('');
  });
});
