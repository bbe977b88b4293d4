/** Lists the releases of an output folder. */
export type ReleasesOptions = { out: string; json: boolean; print: (line: string) => void };
