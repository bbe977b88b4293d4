import { describe, expect, it } from 'vitest';
import { firstFields } from '../../../config/param-checks/first.ts';
import { secondFields } from '../../../config/param-checks/second.ts';
import { bounded, group, readSource, sourceLimits, variable } from '../../../config/param-checks/source.ts';

const valuesOf = (text: string, fields = firstFields as Readonly<Record<string, any>>) =>
  Object.fromEntries([...readSource(text, fields).entries].map(([path, { value }]) => [path, value]));

describe('parameters', () => {
  it('are read from JSON, with the place of every key and value', () => {
    const text = '{ "to": ["a", "b"], "video": { "width": 1.5e3 } }';
    expect(valuesOf(text)).toEqual({ '': group, to: ['a', 'b'], video: group, 'video.width': 1500 });
    const { at, keyEnd, from, to } = readSource(text, firstFields).entries.get('video.width')!;
    expect([text.slice(at, keyEnd), text.slice(from, to)]).toEqual(['"width"', '1.5e3']);
  });

  it('are read from an object literal: comments, single quotes, bare keys, a comma at the end, variables', () => {
    const text = `// a call
{
  account: 'doctor-009', /* the caller */
  token: await sign('doctor-009'),
  appKey, # from the console
  media: "\${media}",
  ringSeconds: 1_0,
}`;
    expect(valuesOf(text.slice(text.indexOf('{')))).toEqual({
      '': group,
      account: 'doctor-009',
      token: variable,
      appKey: variable,
      media: variable,
      ringSeconds: 10,
    });
  });

  it('are read from code, under the call that takes them', () => {
    const text = `const call = await Call.join({ id: 'room-42', token });
call.watch(from, { size: '720p', unknown: 1 });
call.on('quality', ({ score }) => save({ id: call.id, score }));`;
    expect(valuesOf(text, secondFields)).toMatchObject({
      'join.id': 'room-42',
      'join.token': variable,
      'watch.size': '720p',
    });
    expect(Object.keys(valuesOf(text, secondFields))).not.toContain('watch.unknown');
  });

  it('are read from a log, the last value counts', () => {
    const text = `14:31:07.118 I [rtc] join id=room-42 people=9 token=\${token}
14:31:07.402 I [rtc] joined in 284 ms, see https://doc.yunqiao.example
14:31:08.000 I [rtc] publish {"video":"360p"} layers=one bFrames=true
14:31:09.000 I [rtc] publish video = 720p`;
    expect(valuesOf(text, secondFields)).toMatchObject({
      'join.id': 'room-42',
      'join.people': 9,
      'publish.video': '720p',
      'publish.layers': 'one',
      'publish.bFrames': true,
    });
    expect(readSource(text, secondFields).replaced.map(({ value }) => value)).toEqual(['360p']);
  });

  it('that are written twice are kept apart', () => {
    const { replaced } = readSource('{ "media": "audio", "media": "video" }', firstFields);
    expect(replaced.map(({ path, value }) => [path, value])).toEqual([['media', 'audio']]);
  });

  it.each([
    ['{ "media": "audio" "people": 2 }', 19],
    ['{ "media" "audio" }', 10],
    ['{ "media": }', 11],
    ['{ "media": "audio"', 18],
    ['{ "media": "audio" } more', 21],
  ])('are read until a text stops being an object: %s', (text, place) => {
    expect(readSource(text, firstFields).stoppedAt).toBe(place);
  });
});

describe('hostile text', () => {
  it('does not reach prototypes', () => {
    const text = '{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } }, "toString": 1 }';
    const { entries } = readSource(text, firstFields);
    expect([...entries.keys()]).toContain('__proto__.polluted');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(readSource('toString=1 __proto__=2 constructor=3', firstFields).entries.size).toBe(0);
  });

  it.each(['{"a":', '[', '{ a: [', '{', '"', '/*', 'a=', 'publish {', '\\', '{a:{b:', '"a",', '\u0000'])(
    'made of %j is read to its end or to where it breaks off, within the limits',
    (piece) => {
      const text = bounded(piece.repeat(20_000));
      expect(text.length).toBeLessThanOrEqual(sourceLimits.characters);
      const { entries } = readSource(text, secondFields);
      const depths = [...entries.keys()].map((path) => path.split('.').length);
      expect(Math.max(0, ...depths)).toBeLessThanOrEqual(sourceLimits.depth);
    },
  );

  it('is cut at its last line', () => {
    expect(bounded('\n'.repeat(1_000)).split('\n')).toHaveLength(sourceLimits.lines);
  });
});
