import { strings } from '../../config/strings.ts';

/** A response body with the wrapper's verdict beside its own fields. */
export type Result = Record<string, unknown> & { success: boolean };

/** What every failed call comes to: the fixed message, and the server's error fields if it sent any. */
export type FailedResult = Record<string, unknown> & { success: false; message: string };

/** The shared wrapper's rule: a body is a success when its `res` is 200 or its `success` is true. */
export function wrap(body: Record<string, unknown>): Result {
  return { ...body, success: body.res === 200 || body.success === true };
}

/** The result of a failed call. The fixed fields win over the server's: a failure never reads as a success. */
export function failed(body: Record<string, unknown> = {}): FailedResult {
  return { ...body, success: false, message: strings.zh.requestFailed };
}
