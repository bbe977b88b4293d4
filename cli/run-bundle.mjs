// Runs a bundle with the code that V8 compiled of it before: to compile it anew costs more than an unchanged build's work.
import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/**
 * A CommonJS script as `runBundle` takes it, where the bundler left only ASCII in strings: what else there is stands in regular
 * expressions, and is written there by its code. A text of one byte a character is read in a fifth of the time, and takes half the memory.
 *
 * @param {string} script
 * @returns {Uint8Array}
 */
export function asRun(script) {
  const whole = `(function (exports, require, module, __filename, __dirname) {${script}\n})`;
  // What a raw template says letter by letter would say it by code then.
  const raw = /\braw`[^`]*[^\0-\x7f]/.test(whole);
  return Buffer.from(raw ? whole : whole.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

/** Runs that what is kept compiled is learned from: the first one makes everything, a later one finds most of it made. */
const lessons = 3;

/**
 * Runs a bundle of `asRun` and answers what it exports. `keep` writes the functions compiled by then beside it, in the first runs
 * for a purpose and where other Node.js flags made them useless; call it when the work is done, so that the next run finds all it needs.
 *
 * @template Exports
 * @param {{ file: string, purpose: string }} bundle the purpose is part of a file's name
 * @returns {{ exports: Exports, keep: () => void }}
 */
export function runBundle({ file, purpose }) {
  // By version and processor: neither takes the other's code, and both may use one folder.
  const compiled = `${file}.${purpose}-${process.version}-${process.arch}.compiled`;
  const kept = readKept(compiled);
  const bytes = readFileSync(file);
  // V8 compiles what has one name and one text once: what is kept for one purpose would be what all of them used.
  const name = `${file}#${purpose}`;
  const script = new Script(bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8'), { filename: name, ...(kept && { cachedData: kept.code }) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  const runs = kept && !script.cachedDataRejected ? kept.runs : 0;
  return { exports: module.exports, keep: () => runs < lessons && writeKept(compiled, { runs: runs + 1, code: script.createCachedData() }) };
}

/** Before the code stand the number of runs, in a byte, and a checksum, in four: V8 runs what it is given, damaged or not. */
const head = 5;

function readKept(path) {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(head);
    return crc32(code) === bytes.readUInt32LE(1) ? { runs: bytes[0], code } : null;
  } catch {
    return null;
  }
}

/** Only speed is lost when it cannot be written. */
function writeKept(path, { runs, code }) {
  const draft = `${path}.${randomUUID()}`;
  try {
    const before = Buffer.of(runs, 0, 0, 0, 0);
    before.writeUInt32LE(crc32(code), 1);
    writeFileSync(draft, Buffer.concat([before, code]));
    renameSync(draft, path);
  } catch {
    rmSync(draft, { force: true });
  }
}
