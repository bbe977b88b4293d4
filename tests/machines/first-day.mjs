// What a newcomer does on the first day, in a bare environment: prints how each command ended, as JSON. Node.js runs it in the version
// that is tried. Arguments: the project's folder, and ports for the preview and the embedded API.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const [project, port, apiPort] = process.argv.slice(2);
const origins = {
  SITE_ORIGIN_DE: `http://localhost:${port}`,
  SITE_ORIGIN_EN: `http://en.localhost:${port}`,
  SITE_ORIGIN_FR: `http://fr.localhost:${port}`,
};
const address = { SITE_LISTEN: `127.0.0.1:${port}`, SITE_API_UPSTREAM: `127.0.0.1:${apiPort}` };

/** Starts the program as the newcomer does, from the project's folder. */
function start(args, env = {}) {
  const child = spawn(process.execPath, [join(project, 'cli/bin.mjs'), ...args], {
    cwd: project,
    env: { ...process.env, ...origins, ...address, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = { command: args.join(' '), code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (ended.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (ended.stderr += text));
  return { child, ended };
}

async function run(args, env) {
  const { child, ended } = start(args, env);
  const [code] = await once(child, 'close');
  return { ...ended, code };
}

/** Serves the site, asks for the home page once the server says that it runs, and stops it. */
async function preview(args) {
  const { child, ended } = start(args);
  const closed = once(child, 'close');
  let status = null;
  const ready = new Promise((resolve) => {
    child.stdout.on('data', () => ended.stdout.includes('Ctrl+C') && resolve(true));
    void closed.then(() => resolve(false));
  });
  if (await ready) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: `localhost:${port}` } });
    status = response.status;
    await response.arrayBuffer();
    child.kill('SIGINT');
  }
  const [code] = await closed;
  return { ...ended, code, status };
}

const steps = [
  await run(['generate', '--json']),
  await run(['generate', '--json']),
  await preview(['preview']),
  await preview(['preview', '--nginx']),
  await run(['check', '--json']),
  await run(['generate', '--json', '--quiet'], { SITE_NOINDEX: '0' }),
  await run(['rollback', '--json']),
  await run(['releases', '--json']),
];
console.log(JSON.stringify(steps));
