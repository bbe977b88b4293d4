import { describe, expect, it } from 'vitest';
import { watchHealth } from '../../../cli/content/health.ts';

function open() {
  let time = 0;
  const health = watchHealth({ base: 'http://api.example', callTime: 10_000, now: () => time });
  return { ...health, at: (seconds: number) => void (time = seconds * 1000) };
}

describe('an API', () => {
  it('is unavailable after ten silent calls over three times the time limit of a call', () => {
    const api = open();
    for (let call = 1; call <= 9; call += 1) api.silent();
    api.at(30);
    expect(api.unavailable()).toBeNull();
    api.silent();
    expect(api.unavailable()).toEqual({
      cause: 'gone',
      why: 'it is no longer called: the last 10 calls in 30 s had no response',
      fix: 'check that the content API at http://api.example runs and keeps up, then build again',
      retryable: false,
    });
  });

  it('is still called while many calls fail in a short time', () => {
    const api = open();
    for (let call = 1; call <= 500; call += 1) api.silent();
    api.at(29);
    api.silent();
    expect(api.unavailable()).toBeNull();
  });

  it('is still called after a response in between', () => {
    const api = open();
    for (let call = 1; call <= 20; call += 1) api.silent();
    api.answered();
    api.at(60);
    api.silent();
    expect(api.unavailable()).toBeNull();
  });
});
