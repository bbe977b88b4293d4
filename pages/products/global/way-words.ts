import type { Way } from '../../../config/network.ts';

/** What is said about a way: texts of the readouts, and the status line. */
export function wordsOf({ stops, kilometres, latency: [ours, open] }: Way) {
  const [from, to] = [stops[0]!, stops.at(-1)!];
  const between = stops.slice(1, -1);
  const through = between.length === 0 ? '直达' : `经${between.join('、')}`;
  const length = `约 ${kilometres.toLocaleString('en')} 公里`;
  return {
    texts: { pair: `${from} — ${to}`, ours, open, through, length },
    status: `${from}到${to}：${ours} 毫秒，公网 ${open} 毫秒；${through}，光缆${length}`,
  };
}
