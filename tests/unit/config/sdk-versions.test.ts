import { describe, expect, it } from 'vitest';
import posts from '../../../config/content/change-posts.json' with { type: 'json' };
import downloads from '../../../config/content/downloads.json' with { type: 'json' };
import { sdkVersions } from '../../../config/sdk-versions.ts';
import { subjects } from '../../../pages/sdk/app/subjects.ts';

const { engine, containing } = sdkVersions;
const major = (version: string) => Number.parseInt(version, 10);

describe('the line of SDK versions', () => {
  it.each(Object.entries(containing))(
    'names the package of %s, and a version that its downloads have reached',
    (product, { pack, from }) => {
      expect(subjects[product as keyof typeof containing].pack).toBe(pack);
      const versions = downloads.filter((download) => download.product === product).map(({ version }) => version);
      expect(versions.length).toBeGreaterThan(0);
      expect(versions.filter((version) => major(version) < major(from))).toEqual([]);
    },
  );

  it('is what the notice on every page says, until the day that it names', () => {
    const [year, month, day] = engine.until.split('-').map(Number);
    const notice = posts.find(({ id }) => id === 'nrtc-1-maintenance')!;
    expect(notice.title).toBe(
      `音视频引擎 ${engine.pack} ${engine.ends} 请换成 ${engine.next}，只修缺陷到 ${year} 年 ${month} 月 ${day} 日；其余 SDK 不用换`,
    );
    expect(notice.endTime.startsWith(engine.until)).toBe(true);
  });
});
