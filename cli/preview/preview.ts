export type Preview = { url: string; close: () => Promise<void> };

/** Serves the current release of `out` by its own rules. `port` 0 takes a free one; `apiUpstream` is host and port of the API. */
export async function startPreview(_: { out: string; port: number; host: string; apiUpstream: string }): Promise<Preview> {
  throw new Error('being written');
}
