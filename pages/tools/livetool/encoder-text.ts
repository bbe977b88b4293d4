import { encoderLines, type EncoderSettings, type EncoderWish } from '../../../config/rules/encoder.ts';
import { grouped } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

export const heightName = (height: number) => (height === 2160 ? '4K' : `${height}p`);
export const kilobits = (value: number) => (value < 1000 ? `${value} kbps` : `${Math.round(value / 100) / 10} Mbps`);

/** What the verdict says, and what to do. */
export function verdictOf({ verdict, total, advice }: EncoderSettings, { uplink }: EncoderWish): string {
  const smaller = advice ? words.verdict.smaller({ advice: heightName(advice) }) : words.verdict.slower;
  const need = words.verdict.need({ rate: kilobits(total) });
  if (verdict === 'fits') return words.verdict.fits({ need, uplink });
  if (verdict === 'tight') return words.verdict.tight({ need, uplink, smaller });
  if (verdict === 'over') return words.verdict.over({ need, uplink, smaller });
  return words.verdict.limit({ smaller });
}

/** What the settings are called in encoders. */
export const settingNames = words.settings;

/** Settings in the words of `settingNames`. */
export function settingRows(
  settings: EncoderSettings,
  { height, frames, line }: EncoderWish,
): Record<keyof typeof settingNames, string> {
  const { keyframes, bFrames, tune, buffer } = encoderLines[line];
  return {
    size: words.settingValues.size({ width: settings.width, height, frames }),
    video: `${grouped(settings.video)} kbps, CBR`,
    gop: words.settingValues.gop({ keyframes, gop: settings.gop }),
    profile: `High, Level ${settings.level}`,
    bFrames: words.settingValues.bFrames({ bFrames, lookahead: tune ? words.settingValues.noLookahead : '' }),
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
