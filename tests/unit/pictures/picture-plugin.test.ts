import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { PagePicture } from '../../../cli/define/content-picture.ts';
import { picturePlugin } from '../../../cli/pictures/picture-plugin.ts';

let root: string;
const folder = () => join(root, 'pages/rooms/room');
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-pictures-'));
  await mkdir(folder(), { recursive: true });
  const photo = sharp({ create: { width: 3200, height: 1600, channels: 3, background: '#456' } });
  await photo.jpeg().withMetadata({ orientation: 6 }).toFile(join(folder(), 'room.jpg'));
  await writeFile(join(folder(), '机房 1.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
  await writeFile(join(folder(), 'cut.png'), (await photo.png().toBuffer()).subarray(0, 60));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** What a module that imports a picture exports, or the errors of its bundle. */
async function bundled(path: string) {
  const result = await build({
    absWorkingDir: root,
    stdin: {
      contents: `import picture from '${path}';\nexport default picture;`,
      resolveDir: folder(),
      sourcefile: 'page.tsx',
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [picturePlugin()],
  }).catch((failure: { errors: { text: string; location: { file: string; line: number } | null }[] }) => failure);
  if ('errors' in result && result.errors.length > 0)
    return result.errors.map(({ text, location }) => `${location?.file}:${location?.line} ${text}`);
  const text = (result as { outputFiles: { text: string }[] }).outputFiles[0]!.text;
  const { default: picture } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    default: object;
  };
  return picture;
}

describe('an imported picture', () => {
  it('has the address of its bytes, and the upright size that it is shown with', async () => {
    expect(await bundled('./room.jpg')).toEqual({
      address: expect.stringMatching(/^\/assets\/pictures\/room-[0-9a-f]{8}\.jpg$/),
      width: 1600,
      height: 3200,
    });
    expect(await bundled('./机房 1.svg')).toEqual({
      address: expect.stringMatching(/^\/assets\/pictures\/1-[0-9a-f]{8}\.svg$/),
      width: 30,
      height: 20,
    });
  });

  it.each([
    ['./rom.jpg', /there is no picture \.\/rom\.jpg; nearest: room\.jpg/],
    ['./none/room.jpg', /there is no picture \.\/none\/room\.jpg; its folder has none/],
    ['./cut.png', /cut\.png cannot be shown: /],
  ])('is an error with its place: %s', async (path, text) => {
    const found = (await bundled(path)) as string[];
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(text);
    if (!path.includes('cut')) expect(found[0]).toMatch(/^(?:\S*[\\/])?page\.tsx:1 /);
  });
});

it('has one type, whatever its ending', () => {
  expectTypeOf<typeof import('./room.jpg')['default']>().toEqualTypeOf<PagePicture>();
  expectTypeOf<typeof import('./room.svg')['default']>().toEqualTypeOf<PagePicture>();
});
