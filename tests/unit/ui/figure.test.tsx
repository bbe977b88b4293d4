import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Figure } from '../../../components/ui/figure.tsx';

it('a figure has a name and is reached by the keyboard', () => {
  expect(
    renderToStaticMarkup(
      <Figure label="城市之间的时延" className="own">
        <table />
      </Figure>,
    ).replace(/class="[^"]*own"/, 'class="own"'),
  ).toBe('<div class="own" role="region" aria-label="城市之间的时延" tabindex="0"><table></table></div>');
});
