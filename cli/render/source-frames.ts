import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { pathToFileURL } from 'node:url';

export type SourcePlace = {
  /** Path below the project's folder. */
  file: string;
  line: number;
  /** Counted from 1. */
  column: number;
};

/** A stack frame: a function, a component or an element, with its place if it is in the sources. */
export type SourceFrame = { name: string; place: SourcePlace | null };

/** `at Stage (file:///…/site.mjs:3:12345)`, `at file:///…/site.mjs:3:12345`, and for elements of React `at h1 (<anonymous>)`, `at h1` */
const line = /^\s*at (?:async )?(?:(.*?) \()?(?:(file:\S+|\/\S+):(\d+):(\d+)|<anonymous>|(\S+?))\)?$/;

/** Framework code, which is not shown to authors of pages. */
const around = /^(?:node_modules|cli)\/|^components\/(?:site-context|place-context)\./;

/**
 * Returns a function that finds the frames of a stack outside of packages and the program. `code` is the file of the bundled code; its
 * source map is read on first use.
 */
export function openSourceFrames(code: string): (stack: string) => SourceFrame[] {
  const bundled = [code, pathToFileURL(code).href];
  let map: SourceMap | null = null;
  return sourceFrames((file) =>
    bundled.includes(file) ? (map ??= new SourceMap(JSON.parse(readFileSync(`${code}.map`, 'utf8')))) : null,
  );
}

/** The same for code in several files. `mapOf` returns the source map of a file; null for files outside the project. */
export function sourceFrames(mapOf: (file: string) => SourceMap | null): (stack: string) => SourceFrame[] {
  function placeOf({ file, row, column }: { file: string; row: number; column: number }): SourcePlace | null {
    const found = mapOf(file)?.findEntry(row - 1, column - 1);
    if (found === undefined || !('originalSource' in found)) return null;
    return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
  }

  return (stack) =>
    stack.split('\n').flatMap((text): SourceFrame[] => {
      const [matched, called, file, row, column, bare] = line.exec(text) ?? [];
      if (matched === undefined) return [];
      const name = called ?? bare ?? '';
      if (file === undefined) return [{ name, place: null }];
      const place = placeOf({ file, row: Number(row), column: Number(column) });
      return place === null || around.test(place.file) ? [] : [{ name, place }];
    });
}
