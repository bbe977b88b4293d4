import { encoderLines, type EncoderSettings, type EncoderWish } from './encoder.ts';
import { grouped } from './price.ts';

export const heightName = (height: number) => (height === 2160 ? '4K' : `${height}p`);
export const kilobits = (value: number) => (value < 1000 ? `${value} kbps` : `${Math.round(value / 100) / 10} Mbps`);

/** What the verdict says, and what to do. */
export function verdictOf({ verdict, total, advice }: EncoderSettings, { uplink }: EncoderWish): string {
  const smaller = advice ? `同样帧率下，${heightName(advice)} 合适` : '降低帧率，或换一条上行';
  const need = `要 ${kilobits(total)}`;
  if (verdict === 'fits') return `合适：${need}，上行 ${uplink} Mbps，留得出三分之一`;
  if (verdict === 'tight') return `勉强：${need}，上行 ${uplink} Mbps，别人一上传就掉帧。${smaller}`;
  if (verdict === 'over') return `推不动：${need}，上行只有 ${uplink} Mbps。${smaller}`;
  return `超过单路上限，要先报备。${smaller}`;
}

/** What the settings are called in encoders. */
export const settingNames = {
  size: '画面',
  video: '视频码率',
  gop: '关键帧间隔',
  profile: '编码档次',
  bFrames: 'B 帧',
  buffer: '缓冲区',
  audio: '音频',
} as const;

/** Settings in the words of `settingNames`. */
export function settingRows(
  settings: EncoderSettings,
  { height, frames, line }: EncoderWish,
): Record<keyof typeof settingNames, string> {
  const { keyframes, bFrames, tune, buffer } = encoderLines[line];
  return {
    size: `${settings.width} × ${height}，${frames} 帧`,
    video: `${grouped(settings.video)} kbps, CBR`,
    gop: `${keyframes} 秒，${settings.gop} 帧`,
    profile: `High, Level ${settings.level}`,
    bFrames: `${bFrames} 个${tune ? '，前瞻关闭' : ''}`,
    buffer: `${grouped(settings.video * buffer)} kbit`,
    audio: `AAC, ${settings.audio} kbps, 48 kHz`,
  };
}

/** The command that pushes a file with these settings. */
export function ffmpegOf(settings: EncoderSettings, { height, frames, line }: EncoderWish): string {
  const { bFrames, tune, buffer } = encoderLines[line];
  const rate = `${settings.video}k`;
  return [
    'ffmpeg -re -i input.mp4',
    `-vf scale=${settings.width}:${height} -r ${frames} -pix_fmt yuv420p`,
    `-c:v libx264 -preset veryfast${tune ? ` -tune ${tune}` : ''} -profile:v high -level ${settings.level}`,
    `-b:v ${rate} -minrate ${rate} -maxrate ${rate} -bufsize ${settings.video * buffer}k`,
    `-g ${settings.gop} -keyint_min ${settings.gop} -sc_threshold 0 -bf ${bFrames}`,
    `-c:a aac -b:a ${settings.audio}k -ar 48000`,
    '-f flv "$PUSH_URL"',
  ].join(' \\\n  ');
}

/** The settings as lines, to be read beside the encoder. */
export function settingLines(settings: EncoderSettings, wish: EncoderWish): string {
  const rows = settingRows(settings, wish);
  return Object.entries(settingNames)
    .map(([id, name]) => `${name}：${rows[id as keyof typeof rows]}`)
    .join('\n');
}
