import { describe, expect, it } from 'vitest';
import { mostFindings } from '../../../config/param-checks/findings.ts';
import { first, second } from '../../../config/param-checks/generations.ts';
import { allFixed, jsonOf, linkBytes, linkedText, linkValue, resultOf } from '../../../config/param-checks/result.ts';

const found = (text: string, generation = first) =>
  resultOf(text, generation).findings.map(({ id, field, from, to, edit }) => ({
    id,
    field,
    text: text.slice(from, to),
    ...(edit && { edit: edit.text }),
  }));

describe('how a text is written', () => {
  it('is checked: fields that there are not, with the name that was meant', () => {
    const text = '{ "ringSecond": 45, "video": { "bitRate": 800, "x": 1 }, "somethingElse": 1 }';
    expect(found(text).filter(({ id }) => id === 'unknown-field')).toEqual([
      { id: 'unknown-field', field: 'ringSecond', text: '"ringSecond"', edit: '"ringSeconds"' },
      { id: 'unknown-field', field: 'video.bitRate', text: '"bitRate"', edit: '"bitrate"' },
      { id: 'unknown-field', field: 'video.x', text: '"x"' },
      { id: 'unknown-field', field: 'somethingElse', text: '"somethingElse"' },
    ]);
  });

  it('is checked: values of another type, converted where that is clear', () => {
    const text =
      '{ "to": "a", "people": "7", "fullScreen": "true", "appKey": 12, "push": "x", "video": [1], "account": null }';
    expect(found(text).filter(({ id }) => id === 'wrong-type')).toEqual([
      { id: 'wrong-type', field: 'to', text: '"a"', edit: '["a"]' },
      { id: 'wrong-type', field: 'people', text: '"7"', edit: '7' },
      { id: 'wrong-type', field: 'fullScreen', text: '"true"', edit: 'true' },
      { id: 'wrong-type', field: 'appKey', text: '12', edit: '"12"' },
      { id: 'wrong-type', field: 'push', text: '"x"' },
      { id: 'wrong-type', field: 'video', text: '[1]' },
      { id: 'wrong-type', field: 'account', text: 'null' },
    ]);
  });

  it('is checked: what is written twice, and where reading stopped', () => {
    expect(found('{ "media": "audio", "media": "video" ')).toEqual(
      expect.arrayContaining([
        { id: 'written-twice', field: 'media', text: '"media"' },
        { id: 'unreadable', field: '', text: ' ' },
      ]),
    );
  });

  it('says nothing about variables, nor of fields that an excerpt does not show', () => {
    expect(found('kit.invite({ to: accounts, media, ringSeconds: 45 })')).toEqual([
      { id: 'ring-fine', field: 'ringSeconds', text: '45' },
    ]);
    expect(found('join: nothing here', second)).toEqual([]);
  });

  it('gives no more findings than can be read', () => {
    const text = JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, index])));
    expect(found(text)).toHaveLength(mostFindings);
  });
});

describe('fixing', () => {
  it('takes a field away with its line, or from within its line', () => {
    const lines = '{\n  "token": token,\n  "appSecret": "x",\n  "account": "a"\n}';
    expect(allFixed(lines, first)).toBe('{\n  "token": token,\n  "account": "a"\n}');
    expect(allFixed('{ "appSecret": "x", "account": "a" }', first)).toBe('{ "account": "a" }');
    expect(allFixed('{ "account": "a", "appSecret": "x" }', first)).toBe('{ "account": "a" }');
    expect(allFixed('{\n  "account": "a",\n  "appSecret": "x"\n}', first)).toBe('{\n  "account": "a"\n}');
    expect(allFixed('{ "appSecret": "x" }', first)).toBe('{  }');
  });

  it('leaves comments and everything else as it was', () => {
    expect(allFixed('{ ringSeconds: 45000, // why\n to: "a" }', first)).toBe('{ ringSeconds: 45, // why\n to: ["a"] }');
  });

  it('shows in one fix what another one had hidden, until nothing is left', () => {
    expect(allFixed('{ "ringSecond": "300000" }', first)).toBe('{ "ringSeconds": 120 }');
  });
});

describe('the JSON of what was read', () => {
  it('has tokens and secrets covered, and variables as placeholders', () => {
    const { source } = resultOf('{ token: "abc", appSecret: "x", account: me, to: ["a"], video: { width: 2 } }', first);
    expect(JSON.parse(jsonOf(source))).toEqual({
      token: '***',
      appSecret: '*',
      account: '${me}',
      to: ['a'],
      video: { width: 2 },
    });
    expect(JSON.parse(jsonOf(resultOf('{ token: sign("secret") }', first).source))).toEqual({ token: '${token}' });
  });

  it('does not reach prototypes', () => {
    const { source } = resultOf('{ "__proto__": { "polluted": 1 }, "constructor": { "a": 1 } }', first);
    expect(jsonOf(source, 0)).toBe('{"__proto__":{"polluted":1},"constructor":{"a":1}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('a link', () => {
  it('carries what was read, and gives the same findings', () => {
    const text =
      '{ "account": "周远", "token": "abc", "appKey": key, "ringSeconds": 200, "video": { "bitrate": 1500000 } }';
    const value = linkValue(resultOf(text, first).source)!;
    expect(value).toMatch(/^[\w-]+$/);
    const ids = (one: string) => resultOf(one, first).findings.map(({ id }) => id);
    expect(ids(linkedText(value)!)).toEqual(ids(text));
    expect(linkedText(value)).not.toContain('abc');
  });

  it('is as long as its limit at most', () => {
    const of = (length: number) => linkValue(resultOf(JSON.stringify({ account: 'a'.repeat(length) }), first).source);
    expect(of(linkBytes - 20)).not.toBeNull();
    expect(of(linkBytes)).toBeNull();
  });

  it.each([undefined, '', '!', 'abc', 'e30x', '_____'])('that holds no parameters holds none: %s', (value) =>
    expect(linkedText(value)).toBeNull(),
  );
});
