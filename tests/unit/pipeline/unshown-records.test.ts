import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { contentCheck } from '../../../cli/embedded-api/content.ts';
import { openRequests } from '../../../cli/pipeline/page-requests.ts';
import { editions } from '../../../config/editions.ts';
import { cutLists, lateLecturers, unshownRecords } from '../../../config/local/unshown-records.ts';
import { changedContent } from '../embedded-api/support/changed-content.ts';

async function read(changes: Record<string, string>) {
  const folder = await changedContent(changes);
  return { folder, content: await readContent(folder) };
}
const said = (problems: readonly { what: string; where: string; fix: string }[], folder: string) =>
  problems.map(({ what, where, fix }) => [what, where.replace(`${folder}/`, ''), fix]);

describe('a record that no page requests', () => {
  it('is named with its file', async () => {
    const { folder, content } = await read({
      'navigation/imm.json': '[]',
      'seo.json': '{ "/im": { "title": "a" },\n  "/imm": { "title": "b" },\n  "/en": { "title": "c" } }',
    });
    const requests = openRequests(editions);
    requests.addPage({ edition: 'zh', address: '/im', pageName: 'im' });
    requests.addPage({ edition: 'en', address: '/', pageName: 'en' });
    const [first, ...others] = content.articles.map(({ head }) => head.id);
    requests.add({ call: 'blogDetail', request: { id: others[0]! } });
    for (const id of others) requests.add({ call: 'blogDetail', request: { id } });
    for (const { id } of content.cases) requests.add({ call: 'casePrevOrNext', request: { id } });
    for (const { id } of content.demoDocuments.slice(1)) requests.add({ call: 'demoDetail', request: { id } });
    for (const product of content.pages.keys()) requests.add({ call: 'pageData', request: { product } });
    for (const lang of ['zh', 'en'] as const)
      for (const { id, serviceType } of content.protocols[lang])
        requests.add({
          call: 'protocolDetail',
          request: serviceType === undefined ? { id, lang } : { lang, serviceType },
        });
    const unused = 'link it from a record that is shown, or remove the file';
    expect(said(unshownRecords({ ...contentCheck(folder), content, requests }), folder)).toEqual([
      [`no page shows blog/articles/${first}.md`, `blog/articles/${first}.md`, unused],
      [`no page shows demos/${content.demoDocuments[0]!.id}.md`, `demos/${content.demoDocuments[0]!.id}.md`, unused],
      ['no page shows /imm of seo.json', 'seo.json:2:11', 'correct the address (did you mean "/im"?), or remove it'],
      [
        'no page shows navigation/imm.json',
        'navigation/imm.json',
        'rename the file (did you mean "im"?), or remove it',
      ],
    ]);
  });
});

describe('a list that is longer than pages show', () => {
  it('is named with its first record that is cut', async () => {
    const entries = Array.from({ length: 11 }, (_, index) => `{ "name": "n${index}", "url": "/im" }`);
    const { folder, content } = await read({ 'blog/nav.json': `[\n${entries.join(',\n')}\n]` });
    expect(said(cutLists({ ...contentCheck(folder), content }), folder)).toEqual([
      [
        'pages show 10 of the 11 records of blog/nav.json',
        'blog/nav.json:12:1',
        'remove records, or change their order: the first ones are shown',
      ],
    ]);
  });

  it('of lecturers may end with those of earlier seasons, not with one of a later season', async () => {
    const lecturer = (name: string, season: string) =>
      JSON.stringify({ id: name, name, title: 't', company: 'c', bio: 'b', topic: 't', season });
    const list = (last: string) =>
      `[\n${[...Array.from({ length: 30 }, (_, index) => lecturer(`l${index}`, index < 20 ? 'mctalk4' : 'mctalk3')), lecturer('last', last)].join(',\n')}\n]`;
    const of = async (last: string) => {
      const { folder, content } = await read({ 'lecturers.json': list(last) });
      return said(lateLecturers({ ...contentCheck(folder), content }), folder);
    };
    expect(await of('mctalk2021')).toEqual([]);
    expect(await of('mctalk3')).toEqual([]);
    expect(await of('mctalk4')).toEqual([
      [
        'no page shows last of lecturers.json',
        'lecturers.json:32:1, record [30]',
        'move the record before those of earlier seasons',
      ],
    ]);
  });

  it('of lecturers has only seasons that there are', async () => {
    const one = { id: 'a', name: 'a', title: 't', company: 'c', bio: 'b', topic: 't', season: 'mctalk5' };
    await expect(read({ 'lecturers.json': JSON.stringify([one]) })).rejects.toMatchObject({
      code: 1,
      problems: [
        {
          why: 'expected one of "mctalk2021"|"mctalk3"|"mctalk4"; it is "mctalk5"',
          fix: expect.stringContaining('did you mean "mctalk'),
        },
      ],
    });
  });
});
