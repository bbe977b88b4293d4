import { expect, it } from 'vitest';
import { build } from '../../../cli/bundle/build.mjs';
import { ownStyles } from '../../../cli/bundle/own-styles.mjs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sheets = {
  'base.css': '@import "./button.css";\nbody { margin: 0 }\n',
  'button.css': '@layer parts { .button { color: red } }\n',
  'card.css': '.card { padding: 1px }\n',
  'page.css': '@import "./button.css";\n@import "./card.css";\nmain { gap: 2px }\n',
  'other.css': '@import "./card.css";\n',
};

/** What the bundler made of one of the sheets, and of which. */
async function bundled(entry: keyof typeof sheets) {
  const folder = await mkdtemp(join(tmpdir(), 'own-styles-'));
  for (const [file, text] of Object.entries(sheets)) await writeFile(join(folder, file), text);
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outdir: join(folder, 'out'),
    bundle: true,
    minify: true,
    metafile: true,
  });
  await rm(folder, { recursive: true });
  const [output] = Object.values(metafile.outputs);
  return { contents: outputFiles[0]!.contents, inputs: output!.inputs };
}

it('leaves out the sheets that the base styles have', async () => {
  const [base, page, other] = await Promise.all([bundled('base.css'), bundled('page.css'), bundled('other.css')]);
  const own = Buffer.from(ownStyles({ ...page, base: base.inputs })).toString();
  expect(own).toContain('.card');
  expect(own).toContain('main');
  expect(own).not.toContain('.button');
  expect(Buffer.from(ownStyles({ ...other, base: base.inputs })).toString()).toContain('.card');
});

it('refuses styles that are not their inputs one after another, rather than cut a rule', () => {
  const contents = Buffer.from('.a{color:red}.b{color:blue}');
  expect(() => ownStyles({ contents, inputs: { 'a.css': { bytesInOutput: 13 } }, base: {} })).toThrow(
    'not their inputs one after another',
  );
});
