import { execFileSync, spawnSync } from 'node:child_process';

type Package = { name: string; isEssential: boolean; depends: readonly string[] };

/** The installed packages of this machine by name. */
function installed(): Map<string, Package> {
  const format = '${Package}\\t${Priority}\\t${Essential}\\t${Pre-Depends}, ${Depends}\\n';
  return new Map(
    execFileSync('dpkg-query', ['--show', '--showformat', format], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string, string, string])
      .map(([name, priority, essential, depends]) => [
        name,
        {
          name,
          isEssential: priority === 'required' || essential === 'yes',
          // The first alternative; versions and architectures are those of this machine.
          depends: depends
            .split(',')
            .map((one) => one.split('|')[0]!.trim().split(/[ :(]/)[0]!)
            .filter(Boolean),
        },
      ]),
  );
}

/** Packages and all that they depend on. */
function closureOf(packages: Map<string, Package>, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !packages.has(name)) return;
    found.add(name);
    for (const next of packages.get(name)!.depends) visit(next);
  };
  for (const name of names) visit(name);
  return found;
}

/**
 * The files that a package brings to a base image, with those of the packages that it depends on: programs, libraries, configuration.
 * Throws when it is not installed here.
 */
export function filesOfPackage(name: string): string[] {
  const packages = installed();
  if (!packages.has(name)) throw new Error(`package ${name} is not installed on this machine`);
  const essential = [...packages.values()].filter(({ isEssential }) => isEssential).map((own) => own.name);
  const base = closureOf(packages, essential);
  const brought = [...closureOf(packages, [name])].filter((one) => !base.has(one));
  return execFileSync('dpkg', ['--listfiles', ...brought], { encoding: 'utf8', maxBuffer: 50_000_000 })
    .split('\n')
    .filter((path) =>
      /^\/(?:etc|usr\/s?bin|s?bin|(?:usr\/)?lib|usr\/share\/nginx|var\/(?:lib|log)\/nginx)\//.test(path),
    )
    .filter((path) => !/\/(?:systemd|perl5?|python\d|locale)\//.test(path));
}

/** The libraries that programs load, their loader among them. */
export function librariesOf(programs: readonly string[]): string[] {
  const { stdout } = spawnSync('ldd', [...programs], { encoding: 'utf8' });
  return [...new Set([...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!))];
}
