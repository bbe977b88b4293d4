import { expect, it } from 'vitest';
import { solutions } from '../../config/routes/solutions.ts';
import { scenes } from '../../pages/solutions/all/words.yaml';

it('has a scene for every solution, so that none is missing from the page of all', () => {
  const wanted = solutions.map(({ path }) => path).filter((path) => path !== '/solution');
  expect(wanted.filter((path) => !Object.hasOwn(scenes, path))).toEqual([]);
});

it('says the hour of a scene as it is drawn', () => {
  const said = ({ at }: { at: string }) => Number(at.slice(0, 2)) + Number(at.slice(3)) / 60;
  expect(Object.entries(scenes).filter(([, scene]) => said(scene) !== scene.hour)).toEqual([]);
});
