import { join } from 'node:path';
import { type Contestant, menuChange, styleChange, words } from './contestant.ts';

type OursOptions = { folder: string; project: string; port: number; node?: readonly string[] };

/** Our server on a copy of the project. */
export function ours({ folder, project, port, node = [] }: OursOptions): Contestant {
  return {
    name: 'site dev',
    version: null,
    folder: project,
    command: [process.execPath, ...node, join(project, 'cli/bin.mjs'), 'dev', '--port', String(port)],
    env: { SITE_OUT: join(folder, 'output'), SITE_CACHE: join(folder, 'cache') },
    ready: /^Ready in /m,
    port,
    changes: {
      'words of a page': {
        file: 'pages/products/sms/words.yaml',
        from: words,
        to: (text) => text,
      },
      'a style': { file: 'components/sections/opening.module.css', ...styleChange },
      'a menu entry': { file: 'config/content/navigation/index.json', ...menuChange },
    },
  };
}
