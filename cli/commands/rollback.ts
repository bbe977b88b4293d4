/** Makes an earlier release current; without an id, the one before the current. */
export type RollbackOptions = { out: string; id?: string | undefined; json: boolean; print: (line: string) => void };
