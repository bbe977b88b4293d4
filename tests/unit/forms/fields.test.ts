import { describe, expect, it } from 'vitest';
import { browserCalls } from '../../../config/calls/browser.ts';
import { type FieldName, fieldProblem, normalized } from '../../../config/rules/form-fields.ts';
import { evidenceTypeOf } from '../../../config/rules/evidence.ts';

const { entity } = browserCalls.reportKejia.request.shape;
const { target, description, code } = browserCalls.createIllegalIssue.request.shape;
const schemas = { ...entity.shape, target, description, code } as const;

/** Values as visitors type them: those that may be sent, and those that may not. */
const values: Record<FieldName, { good: string[]; bad: string[] }> = {
  contactsName: {
    good: ['林', '林女士', ' Ann O’Hara ', '阿卜杜拉·买买提', 'x'.repeat(60)],
    bad: ['', '   ', 'x'.repeat(61)],
  },
  leadsName: {
    good: ['青禾', '青禾云校（杭州）有限公司', '3M', 'x'.repeat(120), 'ＡＢ科技'],
    bad: ['', '青', ' 青 ', 'x'.repeat(121)],
  },
  mobile: {
    good: [
      '13800000000',
      '138 0000 0000',
      '138-0000-0000',
      '+8613800000000',
      '+86 138 0000 0000',
      '86 13800000000',
      '008613800000000',
      '１３８００００００００',
      '＋８６ １３８ ００００ ００００',
      '138–0000–0000',
      '(138) 0000.0000',
      '19912345678',
      '+447700900123',
      '+44 7700 900123',
      '00447700900123',
      '+1 (415) 555-0132',
      '+9647501234567',
      '+1234567',
      '+123456789012345',
    ],
    bad: [
      '',
      '12800000000',
      '1380000000',
      '138000000000',
      '23800000000',
      '057188888888',
      '400-000-0000',
      '+8612800000000',
      '+86571888888',
      '+123456',
      '+1234567890123456',
      '13800o00000',
      'call me',
      '+',
      '138 0000 0000 转 8',
    ],
  },
  email: {
    good: [
      'lin@example.com',
      ' lin@example.com ',
      'ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
      'a.b+c@mail.example.co.uk',
      "o'hara@example.ie",
      'x@y.cn',
      '1@qq.com',
      'LIN@EXAMPLE.COM',
    ],
    bad: [
      'lin',
      'lin@',
      '@example.com',
      'lin@example',
      'lin@@example.com',
      'lin@exa mple..com',
      'a..b@example.com',
      '.a@example.com',
      'lin@-example.com',
      'lin@example.c',
      'lin,wang@example.com',
      `${'a'.repeat(80)}@example.com`,
    ],
  },
  remark: { good: ['想了解报价', 'x'.repeat(1000), '一行\n两行'], bad: ['x'.repeat(1001)] },
  code: {
    good: ['246810', ' 246810 ', '２４６８１０', '000000', '246 810'],
    bad: ['', '12345', '1234567', '24681o', '-12345'],
  },
  target: { good: ['某某语聊，房间 10086', 'x'.repeat(300)], bad: ['', ' ', 'x'.repeat(301)] },
  description: { good: ['冒充客服', 'x'.repeat(2000), '一行\n两行'], bad: ['', '\n', 'x'.repeat(2001)] },
};

const rows = Object.entries(values).flatMap(([name, { good, bad }]) => [
  ...good.map((value) => ({ name: name as FieldName, value, fits: true })),
  ...bad.map((value) => ({ name: name as FieldName, value, fits: false })),
]);

describe('the rules of a form', () => {
  it('are those of its call: both take the same of a hundred values', () => {
    expect(rows.length).toBeGreaterThanOrEqual(90);
    for (const { name, value, fits } of rows) {
      const sent = normalized(name, value);
      expect([name, value, fieldProblem(name, sent) === null]).toEqual([name, value, fits]);
      // An empty e-mail address is one that was not given.
      expect([name, value, schemas[name].safeParse(sent).success]).toEqual([name, value, fits]);
    }
  });

  it('let what is optional be left out', () => {
    expect(fieldProblem('email', '', false)).toBe(null);
    expect(fieldProblem('email', '', true)).toBe('missing');
  });

  it.each([
    ['mobile', '+86 138-0000-0000', '13800000000'],
    ['mobile', '００４４ ７７００ ９００１２３', '+447700900123'],
    ['email', ' ｌｉｎ＠example.com', 'lin@example.com'],
    ['leadsName', ' ３Ｍ中国，总部 ', '3M中国，总部'],
    ['remark', '“１００％”', '“100％”'],
  ])('normalize %s “%s” to “%s”', (name, typed, sent) => {
    expect(normalized(name, typed)).toBe(sent);
  });
});

describe('the kind of a file', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\x00\x01\x02\x03WEBPVP8 ', 'image/webp'],
    ['GIF87a', 'image/gif'],
    ['%PDF-1.7', 'application/pdf'],
    ['\x00\x00\x00\x18ftypisom', 'video/mp4'],
    ['\x00\x00\x00\x18ftypheic', null],
    ['\x00\x00\x00\x14ftypqt  ', null],
    ['RIFF\x00\x01\x02\x03WAVE', null],
    ['<svg xmlns', null],
    ['MZ', null],
    ['', null],
  ])('that begins with %j is %s', (head, type) => {
    expect(evidenceTypeOf(bytes(head))).toBe(type);
  });
});
