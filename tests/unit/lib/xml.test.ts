import { expect, it } from 'vitest';
import { soundXml, xmlError } from '../../../cli/lib/xml.ts';

it('a well-formed document has no error', () => {
  expect(xmlError('<?xml version="1.0" encoding="UTF-8"?><a b="1">x &amp; y<c/><!-- z --></a>')).toBe(null);
});

it.each([
  ['<a>', '1:3: unclosed tag: a'],
  ['<a><b></a></b>', '1:10: unexpected close tag.'],
  ['<a>\u0008</a>', '1:4: disallowed character.'],
  ['<a>&#8;</a>', '1:7: malformed character entity.'],
  ['<a>&undefined;</a>', '1:14: undefined entity.'],
  ['<a>x & y</a>', '1:12: unclosed tag: a'],
  ['<a b=1/>', '1:6: unquoted attribute value.'],
  ['<a/><b/>', '1:7: documents may contain only one root.'],
  ['<x:a/>', '1:6: unbound namespace prefix: "x".'],
  ['', '1:0: document must contain a root element.'],
])('%j is told by its first error', (text, error) => {
  expect(xmlError(text)).toBe(error);
});

it('a file that is written is returned as it is, or stops the build with the first error', () => {
  expect(soundXml('atom.xml', '<a/>')).toBe('<a/>');
  expect(() => soundXml('atom.xml', '<a>\u0008</a>')).toThrow('atom.xml is not well-formed XML');
});
