/** One piece of business in nine minutes: seven actions after the call is answered, who speaks, and what happens when one fails. */
export const actions = [
  {
    name: '接通',
    from: 0,
    speaks: 'teller',
    what: '坐席先看到排队原因，再接听',
    fails: '全忙时报出前面还有几位，可约时间回呼',
  },
  {
    name: '核身',
    from: 20,
    speaks: 'both',
    what: '活体检测、联网核查、坐席目视',
    fails: '任一项不过就停下，转网点引导员',
  },
  {
    name: '填单',
    from: 100,
    speaks: 'both',
    what: '坐席填，客户在自己屏幕上逐项看着',
    fails: '改动处标黄，客户点头不算，要点确认',
  },
  {
    name: '拍材料',
    from: 190,
    speaks: 'client',
    what: '身份证与存单放上拍摄台',
    fails: '反光或缺角时框变红，当场重拍',
  },
  {
    name: '风险播报',
    from: 250,
    speaks: 'voice',
    what: '合成语音逐句念，每分钟 240 字',
    fails: '客户起身或有人插话，从这一句重来',
  },
  {
    name: '问答',
    from: 360,
    speaks: 'client',
    what: '客户亲口回答，引擎当场判断',
    fails: '答得含糊，提示坐席再问一遍',
  },
  {
    name: '电子签名',
    from: 420,
    speaks: 'none',
    what: '签字轨迹与画面同步记录',
    fails: '断网时签名不生效，重连后重签',
  },
  {
    name: '确认结果',
    from: 490,
    speaks: 'both',
    what: '核心系统回执上屏，双方复述金额',
    fails: '核心未回执，不打印凭条，不计完成',
  },
] as const;

export const length = 540;
export const moments = Array.from({ length: length / 30 + 1 }, (_, index) => index * 30);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const actionAt = (second: number) => actions.findLastIndex(({ from }) => from <= second);

export function reading(second: number) {
  const { name, what, fails } = actions[actionAt(second)]!;
  return {
    texts: { at: clock(second), name, what, fails },
    status: `${clock(second)}，${name}：${what}`,
  };
}

/** How loud a track is in a slice of ten seconds, from 0 to 1: an example that is the same every time. */
function loudness(track: 'client' | 'teller', slice: number): number {
  const { speaks } = actions[actionAt(slice * 10)]!;
  const wave = Math.abs(Math.sin(slice * 2.4) * Math.cos(slice * 0.7));
  if (speaks === 'both') return slice % 4 < 2 === (track === 'teller') ? 0.35 + wave * 0.6 : 0.06;
  if (speaks === 'voice') return track === 'teller' ? 0.6 + wave * 0.15 : 0.05;
  return speaks === track ? 0.35 + wave * 0.6 : 0.06;
}

function tracks(second: number, width: number): string {
  const isWide = width > 500;
  const [left, right, height, size] = isWide ? [140, 20, 96, 16] : [10, 10, 64, 13];
  const at = (value: number) => Math.round((left + (value / length) * (width - left - right)) * 10) / 10;
  const now = actionAt(second);
  const names = actions.map(({ name, from }, index) => {
    const to = actions[index + 1]?.from ?? length;
    const isNow = index === now;
    const band = `<rect x="${at(from) + 1}" y="8" width="${at(to) - at(from) - 2}" height="40" rx="6" fill="var(${isNow ? '--tint' : '--card'})"/>`;
    const isWritten = isWide ? to - from >= 50 : false;
    const word = isWritten
      ? `<text x="${(at(from) + at(to)) / 2}" y="34" font-size="15" font-weight="600" text-anchor="middle" fill="${isNow ? 'var(--ground)' : 'currentColor'}">${name}</text>`
      : '';
    return band + word;
  });
  const waves = (['client', 'teller'] as const).map((track, row) => {
    const middle = 48 + (isWide ? 24 : 34) + row * (height + (isWide ? 12 : 30)) + height / 2;
    const label = isWide
      ? `<text x="0" y="${middle - 4}" font-size="${size}" font-weight="600" fill="currentColor">${track === 'client' ? '客户一侧' : '坐席一侧'}</text><text x="0" y="${middle + 20}" font-size="15" fill="var(--muted)">${track === 'client' ? '录音一、录像一' : '录音二、录像二'}</text>`
      : `<text x="${left}" y="${middle - height / 2 - 8}" font-size="${size}" fill="currentColor">${track === 'client' ? '客户一侧：录音一、录像一' : '坐席一侧：录音二、录像二'}</text>`;
    const bars = Array.from({ length: length / 10 }, (_, slice) => {
      const half = Math.round((loudness(track, slice) * height) / 2);
      return `<path d="M${at(slice * 10 + 5)} ${middle - half}v${2 * half}" opacity="${slice * 10 <= second ? 1 : 0.32}"/>`;
    });
    return `${label}<g stroke="var(${track === 'client' ? '--tint' : '--second'})" stroke-width="${isWide ? 9 : 3.5}" stroke-linecap="round">${bars.join('')}</g>`;
  });
  const bottom = 48 + (isWide ? 24 + 2 * height + 24 : 34 + 2 * height + 46);
  const ticks = [0, 180, 360, 540].map(
    (tick) =>
      `<text x="${at(tick)}" y="${bottom + 22}" font-size="${isWide ? 15 : 13}" text-anchor="${tick === 0 ? 'start' : tick === length ? 'end' : 'middle'}" fill="var(--muted)">${clock(tick)}</text>`,
  );
  const cursor = `<path d="M${at(second)} 2V${bottom}" stroke="var(--third-ink)" stroke-width="3"/><circle cx="${at(second)}" cy="${bottom}" r="6" fill="var(--third-ink)"/>`;
  return `<svg viewBox="0 0 ${width} ${bottom + 30}" fill="none" role="img" aria-label="${reading(second).status}">${names.join('')}${waves.join('')}${ticks.join('')}${cursor}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = ({ at }: { at: number }) => tracks(at, 1200) + tracks(at, 346);
