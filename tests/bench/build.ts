import { join } from 'node:path';
import { root } from '../support/run-site.ts';
import { conditionsOf, moment } from './conditions.ts';
import { ensureHugo } from './hugo/program.ts';
import { builtUpTo } from './hugo/site.ts';
import { readOptions } from './options.ts';
import { ramDisk } from './ram-disk.ts';
import { alikeText, resultText, writeResult } from './result.ts';
import { trial, type Trial } from './trial.ts';
import { trialProject } from './trial-project.ts';

const { articles: numbers, runs, frame, ours, quick, write } = readOptions();
const hugo = ours ? null : ensureHugo();
const before = await moment();
const disk = ramDisk();
process.once('exit', disk.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const trials: Trial[] = [];
const say = (line: string) => console.error(line);
const project = join(disk.folder, 'project');
await trialProject({ folder: project, frame });
for (const articles of numbers) {
  const measured = await trial({
    folder: join(disk.folder, String(articles)),
    project,
    templates: join(root, 'tests/bench/hugo/templates'),
    articles,
    runs,
    frame,
    quick,
    hugo: hugo !== null && articles <= builtUpTo.partialCached,
    say,
  });
  say(alikeText(measured));
  trials.push(measured);
}
const text = resultText({
  trials,
  frame,
  conditions: conditionsOf({ runs, where: disk.where, hugo, before, after: await moment() }),
});
console.log(text);
if (write) await writeResult({ folder: join(root, 'tests/bench'), frame, text, trials });
