import { describe, expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { clocks, type Network, networks, raceOf, statusOf, totalOf } from '../../../pages/products/quicklogin/model.ts';

describe('the race of two logins', () => {
  it('takes one tap as long as measured', () => {
    expect(totalOf(raceOf('both').button)).toBe(measurements.quicklogin.login * 1000);
  });

  it('falls back to a code where the number cannot be had, and says so', () => {
    expect((Object.keys(networks) as Network[]).map(statusOf)).toEqual([
      '蜂窝与 Wi-Fi：一键登录 1.50 秒，短信验证码 7.26 秒',
      '只有蜂窝：一键登录 1.50 秒，短信验证码 7.26 秒',
      '蜂窝很弱：转短信登录 8.06 秒，短信验证码 7.26 秒',
      '只有 Wi-Fi：转短信登录 7.26 秒，短信验证码 7.26 秒',
    ]);
  });

  it('is drawn at any moment', () => {
    expect(clocks({ network: 'both', elapsed: 300 })).toContain('看清，点一下');
    expect(clocks({ network: 'weak', elapsed: 300 })).toContain('等预取号');
    expect(clocks({ network: 'both', elapsed: Infinity }).match(/已登录/g)).toHaveLength(2);
  });
});
