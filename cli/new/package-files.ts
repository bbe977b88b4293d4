/** A row of a lock file. */
type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export type PackageFile = {
  name: string;
  version: string;
  engines: object;
  bin: object;
  imports: object;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
export type LockFile = { packages: Record<string, Locked> };

/** Packages for development that a new project has: types, the compiler, formatter and linter, and what the dev server shows findings of. */
const wanted = /^(?:@types\/(?!qrcode)|typescript$|@biomejs\/biome$|axe-core$)/;

type PackageFilesOptions = {
  /** Name of the new project. */
  name: string;
  /** Those of the project that the generator is in. */
  own: PackageFile;
  lock: LockFile;
};

/** `package.json` and `package-lock.json` of a new project: the packages of the generator in the same versions, without those of its tests. */
export function packageFiles({ name, own, lock }: PackageFilesOptions): { manifest: object; lock: object } {
  const { engines, bin, imports, dependencies } = own;
  const devDependencies = Object.fromEntries(Object.entries(own.devDependencies).filter(([one]) => wanted.test(one)));
  const root = { name, version: '1.0.0', dependencies, devDependencies, bin, engines };
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines,
    bin,
    imports,
    scripts: {
      generate: 'node cli/bin.mjs generate',
      dev: 'node cli/bin.mjs dev',
      preview: 'node cli/bin.mjs preview',
      typecheck: 'node cli/bin.mjs types --quiet && tsc --noEmit',
    },
    dependencies,
    devDependencies,
  };
  const packages = { ...lock.packages, '': root };
  const reached = reachedIn(packages);
  const kept = Object.entries(packages).filter(([path]) => reached.has(path));
  return { manifest, lock: { ...lock, name, version: '1.0.0', packages: Object.fromEntries(kept) } };
}

/** Paths of the packages that the project needs, directly or through others. */
function reachedIn(packages: Readonly<Record<string, Locked>>): ReadonlySet<string> {
  const reached = new Set(['']);
  for (const path of reached) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[path]!;
    const names = {
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...(path === '' && devDependencies),
    };
    for (const name of Object.keys(names)) {
      const found = resolve({ packages, path, name });
      if (found !== null) reached.add(found);
    }
  }
  return reached;
}

type ResolveOptions = { packages: Readonly<Record<string, Locked>>; path: string; name: string };

/** Where a package finds another one, as Node.js does: in its own folder, or in one above it. */
function resolve({ packages, path, name }: ResolveOptions): string | null {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, found)) return found;
    // A package at the top is in the project's own folder.
    if (at === '') return null;
  }
}
