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

  it('says where shapes are to a hundredth, where a sum of floats said it to the fifteenth digit', () => {
    expect(lighten('<rect x="411.40000000000003" y="0.0049999999" width="12.5">')).toBe(
      '<rect x="411.4" y="0" width="12.5">',
    );
    expect(lighten('<path d="M1.2345678-7.9999999L3 4"/><b title="3.1415926">3.1415926</b>')).toBe(
      '<path d="M1.23-8L3 4"/><b title="3.1415926">3.1415926</b>',
    );
    expect(lighten('<path d="v7.75a.25.25 0 00.408.2"/>')).toBe('<path d="v7.75a.25.25 0 00.408.2"/>');
  });

  it('leaves what people wrote as it is', () => {
    for (const written of [
      '<code>&lt;path&gt;&lt;/path&gt;</code>',
      '<code>&lt;svg width="1"&gt;&lt;path d="M1.23456789 0"/&gt;</code>',
    ]) {
      expect(lighten(written)).toBe(written);
    }
  });
});
