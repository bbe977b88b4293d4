import { z } from 'zod';

/** Schemas that several calls share. Unknown fields are dropped, so an API may add some without a rebuild of anything. */

/** A moment, ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true }).meta({ examples: ['2026-03-05T10:00:00+08:00'] });

/** An address of this site, or an absolute one. */
export const link = z.string().meta({ examples: ['/im', 'https://doc.yunqiao.example/im'] });

/** HTML as an editor wrote it: hostile until the build has reduced it to the allow-list. */
export const html = z.string().meta({ description: 'HTML', examples: ['<p>…</p>'] });

export const id = z.string().min(1).max(128).meta({ examples: ['im-message-order'] });
