/** A request for a response, as plain data. Pages declare requests; the content stage sends them. */
export type CallRequest = { call: string; request: Readonly<Record<string, unknown>> };
