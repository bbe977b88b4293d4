import type { SiteConfig } from '../../config/site.ts';

/** Serves the current release with the embedded API behind it until interrupted. Throws `Stop` when it cannot. */
export async function preview(_: {
  /** Output folder. */
  out: string;
  site: SiteConfig;
  /** Use the real nginx and the generated rules. */
  nginx: boolean;
  /** Folder of the embedded API's content. */
  content: string;
  articles: number;
  latency: number;
  /** Tells the person one line. */
  say: (line: string) => void;
}): Promise<void> {
  throw new Error('being written');
}
