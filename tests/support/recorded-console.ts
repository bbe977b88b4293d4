import { Writable } from 'node:stream';
import { type Console, openConsole } from '../../cli/console/console.ts';
import { root } from './run-site.ts';

/** A console whose output is kept: what commands print, by stream. */
export function recordedConsole({ json = false, quiet = false } = {}): {
  console: Console;
  out: () => string[];
  err: () => string[];
} {
  const streams = [recorder(), recorder()] as const;
  const console = openConsole({ root, json, quiet, out: streams[0].stream, err: streams[1].stream });
  return { console, out: streams[0].lines, err: streams[1].lines };
}

function recorder() {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream, lines: () => (text === '' ? [] : text.replace(/\n$/, '').split('\n')) };
}
