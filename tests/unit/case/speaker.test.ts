import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../components/case/speaker.ts';

describe('who says a sentence', () => {
  it('is named by the last word, and described by those before it', () => {
    expect(speakerOf('渡口银行运营管理部总经理 陆行舟')).toEqual({ about: '渡口银行运营管理部总经理', name: '陆行舟' });
    expect(speakerOf(' Head of product, Farol  Moura')).toEqual({ about: 'Head of product, Farol', name: 'Moura' });
  });

  it('is the whole text where it is one word', () => {
    expect(speakerOf('陆行舟')).toEqual({ about: '', name: '陆行舟' });
  });
});
