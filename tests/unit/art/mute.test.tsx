import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Mute } from '../../../components/art/kit/mute.tsx';
import { Text } from '../../../components/art/kit/text.tsx';

describe('lettering of a drawing', () => {
  it('is words, and a bar as long where the drawing is muted', () => {
    const line = (
      <Text x={100} y={20} size={10} anchor="end">
        已读 {4}
      </Text>
    );
    expect(renderToStaticMarkup(line)).toContain('>已读 4</text>');
    const muted = renderToStaticMarkup(<Mute>{line}</Mute>);
    expect(muted).toMatch(/^<path d="M71.5 20h26"/);
    expect(muted).not.toContain('已读');
  });
});
