import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

export type EvaluateOptions = {
  /** Code as a CommonJS module that imports nothing by `import()`. */
  text: string;
  /** Its file, which need not exist: packages are found from there, and stacks name it. */
  file: string;
  /** Finds a module by name before the packages do; undefined for one it does not know. */
  own?: (name: string) => unknown;
};

/**
 * Runs a module and returns its exports. Unlike a module that Node.js imports, it can be collected once it is unused: a server that runs new
 * code after each change would otherwise grow.
 */
export function evaluate({ text, file, own = () => undefined }: EvaluateOptions): unknown {
  const require = createRequire(file);
  const module = { exports: {} };
  const run = compileFunction(text, ['exports', 'require', 'module'], { filename: file });
  run(module.exports, (name: string) => own(name) ?? require(name), module);
  return module.exports;
}
