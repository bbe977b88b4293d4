// Runs the program again and again in one process, without the second that each start costs. Started by `program-process.ts`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.argv[2];
const load = (path) => import(pathToFileURL(path).href);
const { ensurePackages } = await load(join(project, 'cli/packages.mjs'));
const { bundleCli } = await load(join(project, 'cli/bundle/cli-bundle.mjs'));
const lock = ensurePackages({ root: project });
const bundle = async () => ({ root: project, ...(await bundleCli({ root: project, lock })) });
const started = await bundle();
await load(started.main);

const RealDate = Date;
/** The clock of this process, moved by milliseconds. */
const clock = (shift) =>
  class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [RealDate.now() + shift]));
    }
    static now() {
      return RealDate.now() + shift;
    }
  };

/** Collects what is written to a stream; returns what ends that. */
function record(stream) {
  const texts = [];
  const { write } = stream;
  stream.write = (text, ...rest) => {
    texts.push(String(text));
    rest.find((part) => typeof part === 'function')?.();
    return true;
  };
  return () => {
    stream.write = write;
    return texts.join('');
  };
}

// Each run of the program listens to its streams.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);
const inherited = { ...process.env };

process.on('message', async ({ args, env, umask, shift, fresh }) => {
  process.env = { ...inherited, ...env };
  process.umask(umask);
  globalThis.Date = shift === 0 ? RealDate : clock(shift);
  const [out, err] = [record(process.stdout), record(process.stderr)];
  // A bundle has a path of its own, so changed sources are loaded, and others are not loaded again.
  const program = fresh ? await bundle() : started;
  const { main } = await load(program.main);
  const code = await main({ argv: [process.execPath, join(project, 'cli/bin.mjs'), ...args], program });
  process.send({ code, stdout: out(), stderr: err() });
});
process.on('disconnect', () => process.exit());
process.send('ready');
