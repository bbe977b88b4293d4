/** Seconds of a unit of time: a value and the one that it is compared with may have different ones. */
const seconds: Readonly<Record<string, number>> = {
  毫秒: 0.001,
  ms: 0.001,
  秒: 1,
  分钟: 60,
  小时: 3600,
  天: 86_400,
  周: 604_800,
  个月: 2_629_800,
};

/** A number in the base unit of its kind: times in seconds, all else as it is. */
export function inBaseUnit({ value, unit }: { value: string; unit: string }): number {
  return Number(value.replace(/[^\d.]/g, '')) * (seconds[unit] ?? 1);
}
