import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import measured from '../../../components/footage/material/measured.json' with { type: 'json' };
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { meterOf } from '../../../config/prices.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { roundYuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

/** Fen of a thousand minutes of encoding, and of a gigabyte of traffic; gigabytes that an hour of 720p weighs; the share saved. */
export const encoding = meterOf('live', 'narrow').tiers[0]!.fen;
export const traffic = meterOf('live', 'traffic').tiers[0]!.fen;
export const gigabytes = gigabytesAnHour(streamRates[720]);
export const saved = measurements.narrowHd / 100;

/** The month of the example: what is saved is already off its traffic. */
const { traffic: monthly = 0, narrow: minutes = 0 } = priceExamples.live[1].quantities;
export const month = { traffic: monthly, narrow: minutes };

const points = (side: 'plain' | 'narrow') => measured.curves[side].map(({ kbit, inside }) => [kbit, inside] as const);

/** How clear the parts that matter are, by kilobits a second. */
export const curve: ChartProps = {
  label: words.curve.label({ saved: String(measurements.narrowHd) }),
  x: { ticks: [800, 900, 1000, 1100], name: words.curve.x.name },
  y: { ticks: [36.5, 37, 37.5, 38], name: words.curve.y.name },
  marks: [
    { kind: 'line', points: points('plain'), name: words.curve.plain, tone: 'muted' },
    { kind: 'line', points: points('narrow'), name: words.curve.narrow, tone: 'second' },
  ],
};

/** One evening of the example of the price: two hours, a thousand viewers. */
const evening = 2 * 1000 * gigabytes;

export const samples = [
  {
    label: words.sampleLabels.server,
    language: 'shell',
    code: `# 只改转码模板：地址与播放器不变，下一次推流起生效
# 画质分默认 93；秀场看脸写 95，监控类 90 就够
curl https://api.yunqiao.example/v2/live/templates/720p \\
  -X PATCH -H "Authorization: Bearer $SECRET" \\
  -d '{ "narrow": true, "score": 93 }'

# 下播后对账：流量是 GB，转码是分钟，plain 按没开时推算
curl https://api.yunqiao.example/v2/live/reports/room-1024 \\
  -H "Authorization: Bearer $SECRET"
# { "plain": ${evening}, "sent": ${Math.round(evening * (1 - saved))}, "encoded": 120,
#   "unsaved": [["00:41:10", "00:42:30"]] }

# 少付流量 ${roundYuan(evening * saved * traffic)}，多付转码 ${roundYuan(encoding * 0.12)}
# unsaved 没到 93 分，已加码重编；太多就把分数调低`,
  },
] as const;
