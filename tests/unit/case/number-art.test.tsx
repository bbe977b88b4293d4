import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { CaseChart } from '../../../components/case/case-chart.tsx';
import { typeOf } from '../../../components/case/case-type.ts';
import { industryOf } from '../../../components/case/industry.ts';
import { leadMetric, measureOf } from '../../../components/case/measure.ts';
import { NumberArt } from '../../../components/case/number-art.tsx';
import { scaleEnd } from '../../../components/ui/scale-end.ts';
import { starter } from '../embedded-api/support/starter-content.ts';

const { cases, caseType } = await readContent(starter);

describe('the number of a case', () => {
  it.each([
    ['9 分钟', '单笔用时，原为 23 分钟', 'change', 23 * 60, 9 * 60],
    ['40 秒', '全员到齐用时，原为 7 分钟', 'change', 7 * 60, 40],
    ['3 周', '新增一个国家，原为 4 个月', 'change', 4 * 2_629_800, 3 * 604_800],
    ['26 天', '连续使用天数，上代为 6 天', 'change', 6 * 86_400, 26 * 86_400],
    ['51%', '对局开麦率，原为 22%', 'change', 22, 51],
  ])('%s, %s, is two values of one scale', (value, label, kind, before, after) => {
    expect(measureOf({ value, label })).toMatchObject({
      kind,
      name: label.split('，')[0],
      before: { size: before },
      after: { size: after, text: value },
    });
  });

  it('is a part of the whole, what is left of it, or a value on a ruler', () => {
    expect(measureOf({ value: '31%', label: '转到线上的比例' })).toMatchObject({ kind: 'share', part: 0.31 });
    expect(measureOf({ value: '61%', label: '异议与投诉的降幅' })).toMatchObject({ kind: 'cut', part: 0.61 });
    expect(measureOf({ value: '1,870 场', label: '累计评标' })).toMatchObject({
      kind: 'value',
      size: 1870,
      unit: '场',
    });
    expect(measureOf({ value: '大幅', label: '提升，原为 不详' })).toMatchObject({ kind: 'value' });
  });

  it('that stands for the case is the one that changed most clearly', () => {
    const [share, value] = [
      { value: '78%', label: '占比' },
      { value: '14 个', label: '场所' },
    ];
    const change = { value: '9 分钟', label: '用时，原为 23 分钟' };
    expect(leadMetric([value, share, change])).toBe(change);
    expect(leadMetric([value, share])).toBe(share);
    expect(leadMetric([value])).toBe(value);
  });

  it('lies within its scale', () => {
    expect([0, 1, 1.4, 27, 210, 9300].map(scaleEnd)).toEqual([1, 1, 2, 50, 500, 10_000]);
  });
});

describe('the drawings of the cases', () => {
  it('are like no other one of the starter content, and always the same', () => {
    const art = () =>
      cases.map((item) =>
        renderToStaticMarkup(
          <NumberArt item={item} type={typeOf({ types: caseType, id: item.type })} metric={leadMetric(item.metrics)} />,
        ),
      );
    const drawn = art();
    expect(drawn.length).toBeGreaterThan(10);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(art()).toEqual(drawn);
  });

  it.each(cases.map((item) => [item.id, item] as const))(
    'of %s shows no value that its words do not have',
    (_, item) => {
      const metric = leadMetric(item.metrics);
      const drawn = renderToStaticMarkup(<CaseChart metric={metric} />).replace(/<[^>]+>/g, ' ');
      expect(drawn).toContain(metric.value.replace(/(?<=\d) .*/, ''));
      if (measureOf(metric).kind === 'change') expect(drawn).toContain(/(?:原|上代)为 (.+)$/.exec(metric.label)![1]);
    },
  );
});

describe('the grounds of a trade', () => {
  it('are found by the id or the name of its type', () => {
    const first = (id: string, name: string) => industryOf({ id, name }).grounds[0];
    expect(first('education', '教育')).toBe('primary');
    expect(first('17', '物流')).toBe('accent');
    expect(industryOf({ id: '18', name: '其他' })).toBe(industryOf({ id: '', name: '' }));
  });
});
