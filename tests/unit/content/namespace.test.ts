import { describe, expect, it } from 'vitest';
import { namespaceOf } from '../../../cli/content/namespace.ts';

describe('the namespace of an address', () => {
  it('can be read, and is a single folder name', () => {
    expect(namespaceOf('https://api.example:8443/gate/way/')).toMatch(/^api\.example_8443_gate_way-[0-9a-f]{8}$/);
  });

  it('is one for the address with and without slash, user information and query', () => {
    expect(namespaceOf('https://u:p@api.example/?a=1')).toBe(namespaceOf('https://api.example'));
  });

  it('differs for different addresses', () => {
    const all = [
      'http://a.example',
      'https://a.example',
      'https://a.example/x',
      'https://a.example/x_',
      'https://a.example:81',
    ];
    expect(new Set(all.map(namespaceOf)).size).toBe(all.length);
  });
});
