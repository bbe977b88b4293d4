import { expect, test } from 'vitest';
import { filled } from '../../../components/ui/filled.ts';

const words = {
  title: '上限',
  rows: [
    { name: '群', condition: ({ members }: { members: string | number }) => `${members} 人` },
    { name: '设备', condition: '一个账号', marked: true },
    { name: '漫游', condition: ({ days }: { days: string | number }) => `${days} 天` },
  ],
} as const;

test('texts that take values become texts, at any depth; everything else stays', () => {
  expect(filled(words, { members: '2,000', days: 30 })).toEqual({
    title: '上限',
    rows: [
      { name: '群', condition: '2,000 人' },
      { name: '设备', condition: '一个账号', marked: true },
      { name: '漫游', condition: '30 天' },
    ],
  });
});

test('a value that a text takes is required', () => {
  // @ts-expect-error: `days` is missing
  expect(filled(words, { members: 2 }).rows[2].condition).toBe('undefined 天');
});

test('words without parameters take no values', () => {
  // @ts-expect-error: no text takes a value
  expect(filled({ title: 'a', rows: ['b'] }, { members: 2 })).toEqual({ title: 'a', rows: ['b'] });
});
