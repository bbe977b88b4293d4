import { describe, expect, it } from 'vitest';
import { openCallLog, type ContentFailure } from '../../../cli/content/call-log.ts';
import { failed } from '../../../cli/content/wrapper.ts';

const failure = (page: number): ContentFailure => ({
  call: 'blogList',
  request: { page, pageSize: 20 },
  cause: 'timeout',
  used: 'empty',
  result: failed({ message: 'failed' }),
  problem: { severity: 'warning', what: 'w', where: 'here', why: 'y', fix: 'f' },
});

describe('the report', () => {
  it('orders failures by call and request, whenever they happened', () => {
    const ledger = openCallLog('http://api.example');
    for (const page of [3, 1, 2]) ledger.failed(failure(page));
    expect(ledger.report().failures.map(({ request }) => request)).toEqual(
      [1, 2, 3].map((page) => ({ page, pageSize: 20 })),
    );
  });

  it('adds a warning once for each place', () => {
    const ledger = openCallLog(null);
    const { problem } = failure(1);
    for (const where of ['b', 'a', 'b']) ledger.warn({ ...problem, where });
    expect(ledger.report().warnings.map(({ where }) => where)).toEqual(['a', 'b']);
  });

  it('is no error in a build without requests', () => {
    expect(openCallLog(null).report().anyGood).toBe(true);
  });
});
