import { describe, expect, it } from 'vitest';
import { type Draft, drafts, readingOf } from '../../../pages/products/sms/counter.ts';

const read = (draft: Draft) => readingOf({ draft, fen: 5.2 });

describe('the counter of messages', () => {
  it.each(Object.values(drafts))('finds nothing wrong with its own $kind', (draft) => {
    expect(read(draft).status).toContain('没有会被退回的写法');
  });

  it('counts the signature, and takes 67 characters a part after 70', () => {
    const text = (length: number) => ({ kind: 'notice', sign: '云桥', text: '好'.repeat(length) }) as const;
    expect(read(text(66)).texts).toEqual({ characters: 70, segments: 1, price: '¥0.052' });
    expect(read(text(67)).texts).toEqual({ characters: 71, segments: 2, price: '¥0.104' });
    expect(read(text(131)).texts.segments).toBe(3);
    expect(read(text(67)).status).toContain('按 67 字一条');
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
    expect(read({ ...drafts.notice, ...changed }).status).toContain(hint);
  });
});
