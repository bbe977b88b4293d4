import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

export type EvaluateOptions = {
  /** Code of a CommonJS module without `import()`. */
  text: string;
  /** Its path, which need not exist; used to resolve packages and in stack traces. */
  file: string;
  /** Resolves a module by name before packages; undefined for unknown modules. */
  own?: (name: string) => unknown;
};

/**
 * Runs a module and returns its exports. Unlike an imported module, it can be garbage-collected; otherwise a server that runs new code after
 * each change would leak memory.
 */
export function evaluate({ text, file, own = () => undefined }: EvaluateOptions): unknown {
  const require = createRequire(file);
  const module = { exports: {} };
  const run = compileFunction(text, ['exports', 'require', 'module'], { filename: file });
  run(module.exports, (name: string) => own(name) ?? require(name), module);
  return module.exports;
}
