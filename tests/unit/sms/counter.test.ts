import { describe, expect, it } from 'vitest';
import { type Draft, type Kind, kinds, readingOf } from '../../../pages/products/sms/counter.ts';

const read = (draft: Draft) => readingOf(draft, { code: 5.2, notice: 5.2, offer: 5.8 });
const draftOf = (kind: Kind): Draft => ({ kind, sign: kinds[kind].sign, text: kinds[kind].text });

describe('the counter of messages', () => {
  it.each(Object.keys(kinds) as Kind[])('finds nothing wrong with its own %s', (kind) => {
    expect(read(draftOf(kind)).status).toContain('没有会被退回的写法');
  });

  it('counts the signature, and takes 67 characters a part after 70', () => {
    const text = (length: number) => ({ kind: 'notice', sign: '云桥', text: '好'.repeat(length) }) as const;
    expect(read(text(66)).texts).toMatchObject({ characters: '70 字', segments: '1 条', price: '¥0.052' });
    expect(read(text(67)).texts).toMatchObject({ characters: '71 字', segments: '2 条', price: '¥0.104' });
    expect(read(text(131)).texts.segments).toBe('3 条');
    expect(read(text(67)).status).toContain('按 67 字一条');
  });

  it('says when each kind may be sent', () => {
    expect(read(draftOf('offer')).texts.hours).toBe('8 至 21 点，其余时间顺延');
  });

  it.each<[Partial<Draft>, string]>([
    [{ sign: '' }, '签名不能空'],
    [{ text: '' }, '正文是空的'],
    [{ text: '【云桥】验证码 4829' }, '第二个签名'],
    [{ kind: 'code', text: '您的验证码已发出' }, '没有数字或变量'],
    [{ kind: 'offer', text: '会员日明天开始' }, '拒收请回复 R'],
    [{ kind: 'notice', text: '全场 6 折，领券请来' }, '按营销短信送审'],
    [{ text: '点 t.cn/A1 查看订单 0817' }, '公共短域名'],
  ])('returns %j: %s', (changed, hint) => {
    expect(read({ ...draftOf('notice'), ...changed }).status).toContain(hint);
  });
});
