import { access, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { CronJob } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import { givePictures } from '../support/drawn-images.ts';
import { root } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { type Cluster, type Container, runPod } from './pods.ts';

const manifests = join(root, '.deploy/kubernetes');
const kinds = { ConfigMap, CronJob, Deployment, PersistentVolumeClaim, PodDisruptionBudget, Service } as const;

async function documents(file: string): Promise<Record<string, any>[]> {
  const found = parseAllDocuments(await readFile(join(manifests, file), 'utf8'));
  return found.map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}

let kustomization: Record<string, any>;
let all: Record<string, any>[];
beforeAll(async () => {
  kustomization = (await documents('kustomization.yaml'))[0]!;
  all = (await Promise.all(kustomization['resources'].map(documents))).flat();
});

const named = (kind: string, name: string) =>
  all.find((document) => document['kind'] === kind && document['metadata'].name === name)!;
/** The Job that a CronJob makes, or that `kubectl create job --from` makes of it. */
const jobOf = (name: string): Record<string, any> => named('CronJob', name)['spec'].jobTemplate.spec;
const jobs = () => all.filter(({ kind }) => kind === 'CronJob').map(({ metadata }) => jobOf(metadata.name));
const containersOf = ({ template }: Record<string, any>): Container[] => [
  ...(template.spec.initContainers ?? []),
  ...template.spec.containers,
];

describe('the manifests for Kubernetes', () => {
  it('are all in kustomization.yaml, and fit the schemas of their kinds', async () => {
    const files = (await readdir(manifests)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
    expect([...kustomization['resources']].sort()).toEqual(files.sort());
    for (const document of all) {
      const Kind = kinds[document['kind'] as keyof typeof kinds];
      expect(document['apiVersion']).toBe(Kind.apiVersion);
      expect(() => new Kind(document as any).validate()).not.toThrow();
    }
    const wrong = structuredClone(named('CronJob', 'site-shards'));
    wrong['spec'].jobTemplate.spec.completions = 'four';
    expect(() => new CronJob(wrong as any).validate()).toThrow('completions');
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
    expect(jobs()).toHaveLength(5);
    for (const job of jobs()) {
      expect(Object.keys(job).filter((field) => !known.includes(field))).toEqual([]);
      // A Job takes a failure policy with pods that are never started again in place.
      expect(job['template'].spec.restartPolicy).toBe('Never');
    }
    const byItself = all.filter(({ kind, spec }) => kind === 'CronJob' && spec.suspend !== true);
    expect(byItself.map(({ metadata }) => metadata.name)).toEqual(['site-build']);
  });

  it('have one number of shards everywhere', () => {
    const shards = jobOf('site-shards');
    expect(shards['completionMode']).toBe('Indexed');
    expect(shards['parallelism']).toBe(shards['completions']);
    const variable = containersOf(shards)[0]!.env!.find(({ name }) => name === 'JOB_COMPLETIONS');
    expect(variable?.value).toBe(String(shards['completions']));
    expect(containersOf(jobOf('site-publish'))[0]!.args!.slice(1)).toHaveLength(shards['completions']);
  });

  it('ask for resources in every container, and name containers that are there in their failure policies', () => {
    for (const job of [...jobs(), named('Deployment', 'site')['spec']]) {
      const names = containersOf(job).map(({ name }) => name);
      for (const container of containersOf(job) as (Container & { resources?: any })[]) {
        expect(Object.keys(container.resources.requests)).toEqual(expect.arrayContaining(['cpu', 'memory']));
        expect(container.resources.limits.memory).toBeDefined();
      }
      const rules: any[] = job.podFailurePolicy?.rules ?? [];
      for (const { onExitCodes } of rules) if (onExitCodes) expect(names).toContain(onExitCodes.containerName);
    }
  });

  it('have one image, by digest, one ConfigMap, one Secret and one claim, which are there', () => {
    const [image] = kustomization['images'];
    expect(image.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    for (const job of [...jobs(), named('Deployment', 'site')['spec']]) {
      for (const container of containersOf(job)) {
        expect(container.image).toBe(image.name);
        for (const { configMapRef, secretRef } of container.envFrom ?? []) {
          if (configMapRef) expect(named('ConfigMap', configMapRef.name)).toBeDefined();
          if (secretRef) expect(secretRef).toEqual({ name: 'site', optional: true });
        }
      }
      for (const { persistentVolumeClaim: claim } of job.template.spec.volumes)
        if (claim) expect(named('PersistentVolumeClaim', claim.claimName)).toBeDefined();
    }
  });

  it('lead the Service and the probes to the ports that nginx listens on', () => {
    const { data } = named('ConfigMap', 'site');
    const { template } = named('Deployment', 'site')['spec'];
    const [nginx] = template.spec.containers;
    const port = (name: string) => nginx.ports.find((one: any) => one.name === name).containerPort;
    expect([data.SITE_LISTEN, data.SITE_STATUS]).toEqual([`0.0.0.0:${port('http')}`, `0.0.0.0:${port('status')}`]);
    const service = named('Service', 'site')['spec'];
    expect(service.ports[0].targetPort).toBe('http');
    for (const { selector } of [
      service,
      { selector: named('PodDisruptionBudget', 'site')['spec'].selector.matchLabels },
    ])
      expect(template.metadata.labels).toMatchObject(selector);
    expect([nginx.startupProbe.httpGet, nginx.readinessProbe.httpGet]).toEqual([
      { path: '/health', port: 'status' },
      { path: '/health', port: 'status' },
    ]);
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
  let second: Awaited<ReturnType<typeof sharedSecondSite>>;
  let api: RunningApi;
  let folder: string;
  let cluster: Cluster;
  beforeAll(async () => {
    second = await sharedSecondSite();
    api = await startSecondApi(join(second.project, 'config/content'));
    folder = await mkdtemp(join(tmpdir(), 'site-pods-'));
    const containerfile = await readFile(join(manifests, 'Containerfile'), 'utf8');
    const map = named('ConfigMap', 'site');
    cluster = {
      // The one value that is no example.
      configMaps: { [map['metadata'].name]: { ...map['data'], SITE_API: api.url } },
      claims: join(folder, 'claims'),
      entrypoint: JSON.parse(/^ENTRYPOINT (.*)$/m.exec(containerfile)![1]!),
      project: { inImage: /^WORKDIR (.*)$/m.exec(containerfile)![1]!, here: second.project },
    };
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
    await second.remove();
  });

  it('make the site: a pod an index, which share the claim alone, then merge and generate', async () => {
    const { completions, template } = jobOf('site-shards');
    for (let index = 0; index < completions; index += 1) {
      const added = { JOB_COMPLETION_INDEX: String(index) };
      await givePictures(join(folder, `shard-${index}/cache`));
      const [exited] = await runPod({ spec: template.spec, name: `shard-${index}`, added, folder }, cluster);
      expect(exited!.output).toContain(`Made shard ${index + 1}/${completions}`);
      expect(exited!.code).toBe(0);
    }
    const pod = { spec: jobOf('site-publish')['template'].spec, name: 'publish', added: {}, folder };
    const [merge, generate] = await runPod(pod, cluster);
    expect(merge!.output).toContain(`Merged ${completions} shards`);
    expect(generate!.output).toMatch(/error pages: 0 rendered/);
    expect(generate!.code).toBe(0);
    const release = join(folder, 'claims/site/output/current');
    expect(JSON.parse(await readFile(join(release, 'manifest.json'), 'utf8')).pages.length).toBeGreaterThan(15);
  });

  it('build an unchanged site again, and say by an exit code that a rule names that there is nothing to go back to', async () => {
    const run = (name: string) => runPod({ spec: jobOf(name)['template'].spec, name, added: {}, folder }, cluster);
    const current = () => readlink(join(folder, 'claims/site/output/current'));
    const before = await current();
    const [built] = await run('site-build');
    expect([built!.code, await current()]).toEqual([0, before]);
    const [back] = await run('site-rollback');
    expect(back!.output).toContain('error: no release before ');
    expect(jobOf('site-rollback')['podFailurePolicy'].rules.at(-1).onExitCodes.values).toContain(back!.code);
    expect((await run('site-resume'))[0]!.code).toBe(0);
  });

  it('end with an exit code that a rule names when they are not configured', async () => {
    const { template, podFailurePolicy } = jobOf('site-shards');
    const [exited] = await runPod(
      { spec: template.spec, name: 'no-index', added: { SITE_API: 'nowhere', JOB_COMPLETION_INDEX: '0' }, folder },
      cluster,
    );
    const rule = podFailurePolicy.rules.find(({ onExitCodes }: any) => onExitCodes?.values.includes(exited!.code));
    expect(rule.action).toBe('FailJob');
  });
});
