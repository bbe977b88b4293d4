import type { Protocol } from '../../config/calls/protocol.ts';
import { exit, Stop } from '../problem.ts';
import { fieldProblem } from './content-problem.ts';
import { protocolFront } from './content-schemas.ts';
import { readMarkdownFolder, readSource } from './markdown-file.ts';
import type { RelativePictures } from './relative-pictures.ts';
import { placeIn } from './source-place.ts';

type ReadProtocolsInput = { folder: string; path: string; pictures: RelativePictures };

/** All legal texts of a folder. Throws a `Stop` with the problems of every file. */
export async function readProtocols({ folder, path, pictures }: ReadProtocolsInput): Promise<Protocol[]> {
  const files = await readMarkdownFolder({ folder, path, schema: protocolFront, pictures, optional: true });
  const misnamed = files.filter(({ id, front }) => front.id !== id);
  if (misnamed.length > 0) {
    throw new Stop(
      exit.usage,
      misnamed.map(({ id, front }) =>
        fieldProblem({
          folder,
          path: `${path}/${id}.md`,
          place: placeIn(readSource({ folder, path: `${path}/${id}.md` }), ['id']),
          steps: ['id'],
          why: `it is ${JSON.stringify(front.id)}, and the file's name says ${JSON.stringify(id)}`,
          fix: 'use the same id for both',
        }),
      ),
    );
  }
  return files.map(({ front, content }) => ({ ...front, content }));
}
