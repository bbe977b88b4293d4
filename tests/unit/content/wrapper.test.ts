import { describe, expect, it } from 'vitest';
import { contentRules } from '../../../cli/content/content-rules.ts';
import { failed, wrap } from '../../../cli/content/wrapper.ts';
import definition from '../../../config/index.ts';

describe('the wrapper', () => {
  it.each([
    [{ res: 200 }, true],
    [{ success: true }, true],
    [{ res: 500, success: true }, true],
    [{ res: 200, success: false }, true],
    [{ res: '200' }, false],
    [{ success: 'true' }, false],
    [{ res: 500 }, false],
    [{}, false],
  ])('of %j has success %s', (body, success) => {
    expect(wrap({ ...body, msg: 'm' })).toEqual({ ...body, msg: 'm', success });
  });

  it('of a failure has the fixed message beside the server’s fields', () => {
    const { requestFailed: message } = contentRules(definition);
    expect(failed({ message })).toEqual({ success: false, message: '请求异常，请重试' });
    expect(failed({ body: { code: 7, success: true, message: 'x' }, message })).toEqual({
      code: 7,
      success: false,
      message: '请求异常，请重试',
    });
  });
});
