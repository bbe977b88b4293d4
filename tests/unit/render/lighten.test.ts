import { describe, expect, it } from 'vitest';
import { lighten } from '../../../cli/render/lighten.ts';

describe('markup of a page', () => {
  it('closes empty shapes with a slash, and nothing that HTML would leave open', () => {
    expect(lighten('<path d="M0 0"></path><g></g><text></text>')).toBe('<path d="M0 0"/><g></g><text></text>');
    expect(lighten('<p></p><i></i><a></a>')).toBe('<p></p><i></i><a></a>');
  });

  it('needs no comments between texts', () => {
    expect(lighten('<svg width="1"></svg>a<!-- -->b')).toBe('<svg width="1"></svg>ab');
  });

  it('leaves what people wrote as it is', () => {
    const written = '<code>&lt;path&gt;&lt;/path&gt;</code>';
    expect(lighten(written)).toBe(written);
  });
});
