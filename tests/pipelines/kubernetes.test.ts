import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Job } from 'kubernetes-models/batch/v1';
import { ConfigMap, PersistentVolumeClaim } from 'kubernetes-models/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { startApi } from '../support/content-api.ts';
import { root } from '../support/run-site.ts';
import { sharedSmallProject } from '../support/small-project.ts';
import { type Cluster, type Container, runPod } from './pods.ts';

const manifests = join(root, '.deploy/kubernetes');
const kinds = { Job, ConfigMap, PersistentVolumeClaim } as const;

async function documents(file: string): Promise<Record<string, any>[]> {
  const found = parseAllDocuments(await readFile(join(manifests, file), 'utf8'));
  return found.map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}

let shards: Record<string, any>;
let publish: Record<string, any>;
let settings: Record<string, any>[];
beforeAll(async () => {
  [shards, publish] = [(await documents('shards.yaml'))[0]!, (await documents('publish.yaml'))[0]!];
  settings = await documents('settings.yaml');
});

const containersOf = ({ spec }: Record<string, any>): Container[] => [
  ...(spec.template.spec.initContainers ?? []),
  ...spec.template.spec.containers,
];

describe('the manifests for Kubernetes', () => {
  it('fit the schemas of their kinds', async () => {
    const files = (await readdir(manifests)).filter((name) => name.endsWith('.yaml'));
    expect(files.sort()).toEqual(['publish.yaml', 'settings.yaml', 'shards.yaml']);
    for (const file of files) {
      for (const document of await documents(file)) {
        const Kind = kinds[document['kind'] as keyof typeof kinds];
        expect(document['apiVersion']).toBe(Kind.apiVersion);
        expect(() => new Kind(document as any).validate()).not.toThrow();
      }
    }
    const wrong = { ...shards, spec: { ...shards['spec'], completions: 'four' } };
    expect(() => new Job(wrong as any).validate()).toThrow('completions');
  });

  it('have no field that a Job does not know: the schemas allow them, and a cluster would leave them out', () => {
    const known = [
      'completionMode',
      'completions',
      'parallelism',
      'backoffLimit',
      'backoffLimitPerIndex',
      'maxFailedIndexes',
      'activeDeadlineSeconds',
      'ttlSecondsAfterFinished',
      'podFailurePolicy',
      'template',
    ];
    for (const { spec } of [shards, publish] as { spec: any }[]) {
      expect(Object.keys(spec).filter((field) => !known.includes(field))).toEqual([]);
      // A Job takes a failure policy with pods that are never started again in place.
      expect(spec.template.spec.restartPolicy).toBe('Never');
    }
  });

  it('have one number of shards everywhere', () => {
    const { spec } = shards as { spec: any };
    const [merge] = containersOf(publish);
    expect(spec.completionMode).toBe('Indexed');
    expect(spec.parallelism).toBe(spec.completions);
    const variable = containersOf(shards)[0]!.env!.find(({ name }) => name === 'JOB_COMPLETIONS');
    expect(variable?.value).toBe(String(spec.completions));
    expect(merge!.args!.slice(1)).toHaveLength(spec.completions);
  });

  it('ask for resources in every container, and name containers that are there in their failure policies', () => {
    for (const job of [shards, publish]) {
      const names = containersOf(job).map(({ name }) => name);
      for (const container of containersOf(job) as (Container & { resources?: any })[]) {
        expect(Object.keys(container.resources.requests)).toEqual(expect.arrayContaining(['cpu', 'memory']));
        expect(container.resources.limits.memory).toBeDefined();
      }
      const rules: any[] = job['spec'].podFailurePolicy.rules;
      for (const { onExitCodes } of rules) if (onExitCodes) expect(names).toContain(onExitCodes.containerName);
    }
  });
});

it('the image is made of what is handed to its build', async () => {
  const lines = (await readFile(join(manifests, 'Containerfile'), 'utf8')).split('\n');
  const copied = lines.filter((line) => line.startsWith('COPY ')).flatMap((line) => line.split(' ').slice(2, -1));
  const handed = (await readFile(join(manifests, 'containerignore'), 'utf8')).match(/(?<=^!).*/gm);
  expect(copied.sort()).toEqual(handed?.sort());
  for (const path of copied) await expect(access(join(root, path))).resolves.toBeUndefined();
});

describe('the Jobs', () => {
  let small: Awaited<ReturnType<typeof sharedSmallProject>>;
  let api: Awaited<ReturnType<typeof startApi>>;
  let folder: string;
  let cluster: Cluster;
  beforeAll(async () => {
    small = await sharedSmallProject();
    api = await startApi({ content: join(small.project, 'config/content'), port: 0, articles: 20, latency: 0 });
    folder = await mkdtemp(join(tmpdir(), 'site-pods-'));
    const containerfile = await readFile(join(manifests, 'Containerfile'), 'utf8');
    const map = settings.find(({ kind }) => kind === 'ConfigMap')!;
    cluster = {
      // The one value that is no example.
      configMaps: { [map['metadata'].name]: { ...map['data'], SITE_API: api.url } },
      claims: join(folder, 'claims'),
      entrypoint: JSON.parse(/^ENTRYPOINT (.*)$/m.exec(containerfile)![1]!),
      project: { inImage: /^WORKDIR (.*)$/m.exec(containerfile)![1]!, here: small.project },
    };
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
    await small.remove();
  });

  it('make the site: a pod an index, which share the claim alone, then merge and generate', async () => {
    const { completions, template } = shards['spec'];
    for (let index = 0; index < completions; index += 1) {
      const added = { JOB_COMPLETION_INDEX: String(index) };
      const [exited] = await runPod({ spec: template.spec, name: `shard-${index}`, added, folder }, cluster);
      expect(exited!.output).toContain(`Made shard ${index + 1}/${completions}`);
      expect(exited!.code).toBe(0);
    }
    const pod = { spec: publish['spec'].template.spec, name: 'publish', added: {}, folder };
    const [merge, generate] = await runPod(pod, cluster);
    expect(merge!.output).toContain(`Merged ${completions} shards`);
    expect(generate!.output).toMatch(/error pages: 0 rendered/);
    expect(generate!.code).toBe(0);
    const release = join(folder, 'claims/site-build/output/current');
    expect(JSON.parse(await readFile(join(release, 'manifest.json'), 'utf8')).pages.length).toBeGreaterThan(30);
  });

  it('end with an exit code that a rule names when they are not configured', async () => {
    const { template, podFailurePolicy } = shards['spec'];
    const [exited] = await runPod(
      { spec: template.spec, name: 'no-index', added: { SITE_API: 'nowhere', JOB_COMPLETION_INDEX: '0' }, folder },
      cluster,
    );
    const rule = podFailurePolicy.rules.find(({ onExitCodes }: any) => onExitCodes?.values.includes(exited!.code));
    expect(rule.action).toBe('FailJob');
  });
});
