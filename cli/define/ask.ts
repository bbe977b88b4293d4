/** A request for a response, as plain data. Pages declare requests; the content stage sends them. */
export type Ask = { call: string; request: Readonly<Record<string, unknown>> };
