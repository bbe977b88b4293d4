import { describe, expect, it } from 'vitest';
import { starterMenus } from '../../../config/local/starter-menus.ts';
import { site, starterDocs } from '../../../config/site.ts';

const menus = {
  index: [
    {
      name: '开发者',
      url: starterDocs,
      children: [
        {
          children: [
            { name: '下载', url: `${starterDocs}/download` },
            { name: '别处', url: `${starterDocs}.evil.example/` },
            { name: site.netcallName, url: '/netcall' },
          ],
        },
      ],
      feature: { name: '一文读懂', url: `${starterDocs}/start` },
    },
  ],
};

describe('the starter menus', () => {
  it('lead to the configured documentation site, and name the call product as configured', () => {
    const [entry] = starterMenus(menus, { docs: 'https://docs.example/zh', netcallName: '通话云' })['index']!;
    expect(entry!.url).toBe('https://docs.example/zh');
    expect(entry!.feature!.url).toBe('https://docs.example/zh/start');
    expect(entry!.children![0]!.children).toEqual([
      { name: '下载', url: 'https://docs.example/zh/download' },
      { name: '别处', url: `${starterDocs}.evil.example/` },
      { name: '通话云', url: '/netcall' },
    ]);
  });

  it('are unchanged without configuration', () => {
    expect(starterMenus(menus, site)).toEqual(menus);
  });
});
