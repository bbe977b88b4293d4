import { measurements } from '../../../config/measurements.ts';
import { gilbertOf, percent } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { acrossContinents, call, noise, doubleTalk, reroute } = measurements;
const burst = 3;

/** The instruments on the wall: what each shows, on which scale, and how it was measured. From `poor` on a value is poor; with `low`, up to it. */
export const gauges = [
  {
    ...words.gauges[0],
    value: acrossContinents,

    most: 500,
    poor: 400,
  },
  {
    ...filled(words.gauges[1], { burst }),
    value: call.score,

    most: 5,
    poor: 2.5,
    low: true,
  },
  {
    ...words.gauges[2],
    value: noise.swallowed,

    most: 10,
    poor: 5,
  },
  {
    ...words.gauges[3],
    value: doubleTalk.median,

    most: 10,
    poor: 5,
  },
  {
    ...words.gauges[4],
    value: reroute.moved / 1_000,

    most: 5,
    poor: 3,
  },
] as const;

const { begins, ends } = gilbertOf({ share: call.lossUnderstood / 100, burst });

export const commands = `# eth1 接一台参会的电脑：丢包 ${call.lossUnderstood}%，一串丢 ${burst} 个
tc qdisc add dev eth1 root netem delay 35ms \\
  loss gemodel ${percent(begins)} ${percent(ends)}

# eth0 接墙上的网口：去程也加 35 毫秒，不再丢
tc qdisc add dev eth0 root netem delay 35ms

# 看看真的丢了多少
tc -s qdisc show dev eth1

# 量完还原
tc qdisc del dev eth0 root
tc qdisc del dev eth1 root`;

/** What the two numbers of the loss model mean, worked out. */
export const lossModel = filled(words.lossModel, { begins: percent(begins), ends: percent(ends), burst });
