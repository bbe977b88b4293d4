/** The fields of a response body, and whether the call succeeded. */
export type Result = Record<string, unknown> & { success: boolean };

/** The result of every failed call: the fixed message, and the error fields of the server. */
export type FailedResult = Record<string, unknown> & { success: false; message: string };

/** The shared wrapper's rule: a body is a success when its `res` is 200 or its `success` is true. */
export function wrap(body: Record<string, unknown>): Result {
  return { ...body, success: body.res === 200 || body.success === true };
}

/** The result of a failed call. The fixed fields override those of the server, so that a failure never looks like a success. */
export function failed({
  body = {},
  message,
}: {
  body?: Record<string, unknown> | undefined;
  message: string;
}): FailedResult {
  return { ...body, success: false, message };
}
