import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

type Variable = { name: string; value: string };
type Mount = { name: string; mountPath: string };
export type Container = {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: Variable[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[];
  volumeMounts: Mount[];
};
export type PodSpec = {
  initContainers?: Container[];
  containers: Container[];
  volumes: { name: string; emptyDir?: object; persistentVolumeClaim?: { claimName: string } }[];
};

/** What a pod has of the cluster: configuration, variables that the Job controller adds, and the volumes it shares. */
export type Cluster = {
  configMaps: Record<string, Record<string, string>>;
  /** Folder that stands for the claims, one below it for each. */
  claims: string;
  /** ENTRYPOINT of the image, and where its project lies here. */
  entrypoint: string[];
  project: { inImage: string; here: string };
};

export type Exited = { container: string; code: number | null; output: string };

/**
 * Runs the containers of a pod one after the other, each as a process with the environment of its container and nothing else. Volumes are
 * folders: an `emptyDir` of this pod alone, a claim that all pods share; paths below their mounts lead there.
 */
export async function runPod(
  { spec, name, added, folder }: { spec: PodSpec; name: string; added: Record<string, string>; folder: string },
  cluster: Cluster,
): Promise<Exited[]> {
  const volumes: Record<string, string> = {};
  for (const { name: volume, emptyDir, persistentVolumeClaim } of spec.volumes) {
    if (emptyDir) volumes[volume] = join(folder, name, volume);
    if (persistentVolumeClaim) volumes[volume] = join(cluster.claims, persistentVolumeClaim.claimName);
    await mkdir(volumes[volume]!, { recursive: true });
  }
  const exited: Exited[] = [];
  for (const container of [...(spec.initContainers ?? []), ...spec.containers]) {
    exited.push(await runContainer({ container, volumes, added }, cluster));
    if (exited.at(-1)!.code !== 0) break;
  }
  return exited;
}

type RunContainer = { container: Container; volumes: Record<string, string>; added: Record<string, string> };

function runContainer({ container, volumes, added }: RunContainer, cluster: Cluster): Promise<Exited> {
  const { command = cluster.entrypoint, args = [], env: own = [], envFrom = [], volumeMounts } = container;
  // There is no Secret: it is optional.
  const maps = envFrom.flatMap(({ configMapRef }) => (configMapRef ? [cluster.configMaps[configMapRef.name]!] : []));
  const env: Record<string, string> = Object.assign({}, ...maps, added);
  // As Kubernetes does: $(NAME) is a variable of the container, in its arguments and in variables that come after.
  const expand = (text: string) => text.replace(/\$\(([A-Z_]+)\)/g, (whole, name: string) => env[name] ?? whole);
  for (const { name, value } of own) env[name] = expand(value);
  const mounts = [
    ...volumeMounts.map(({ name, mountPath }) => [mountPath, volumes[name]!] as const),
    [cluster.project.inImage, cluster.project.here] as const,
  ];
  const here = (text: string) => {
    const mount = mounts.find(([path]) => text === path || text.startsWith(`${path}/`));
    return mount ? mount[1] + text.slice(mount[0].length) : text;
  };
  const [program, ...rest] = [...command, ...args].map((argument) => here(expand(argument)));
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, here(value)]));
  return new Promise((resolve, reject) => {
    const child = spawn(program!, rest, {
      cwd: cluster.project.here,
      env: { PATH: process.env['PATH'] ?? '', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ container: container.name, code, output }));
  });
}
