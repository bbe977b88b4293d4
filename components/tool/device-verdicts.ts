import { type DeviceProblem, type DeviceReport, silence } from '../try/devices.ts';

/** Loudness of speech in dB below full scale: the limits of too quiet and of clipping. */
const quiet = -40;
const clipped = -3;

const minus = (decibels: number) => String(decibels).replace('-', '−');

/** What the page shows until devices are open. */
export const example: DeviceReport = {
  picture: { width: 1280, height: 720, frames: 30 },
  sound: { level: -24, peak: -14 },
};

export const problems: Record<DeviceProblem, string> = {
  insecure: '这个地址没有 HTTPS，浏览器不开放摄像头与麦克风',
  NotAllowedError: '没有得到允许：在地址栏左侧的图标里允许摄像头与麦克风，再试一次',
  NotFoundError: '没有找到摄像头，也没有找到麦克风',
  NotReadableError: '设备被别的程序占着：关掉会议或录屏软件，再试一次',
  other: '设备没有打开，换一个摄像头或麦克风试试',
};

const pictureVerdict = ({ height, frames }: NonNullable<DeviceReport['picture']>) =>
  frames === 0
    ? '还没有画面'
    : frames < 20
      ? '帧率低，多半是光线暗，摄像头自己延长了曝光'
      : height < 720
        ? '够连麦小窗，主画面建议 720p 起'
        : '可以开播';

const soundVerdict = ({ peak }: NonNullable<DeviceReport['sound']>) =>
  peak <= silence
    ? '没有声音：看看静音键和选中的麦克风'
    : peak < quiet
      ? '太轻：靠近一些，或调高输入音量'
      : peak > clipped
        ? '破音：退后一些，或调低输入音量'
        : '可以开播';

/** Texts for the page, by their marks. */
export function textsOf({ picture, sound }: DeviceReport): Record<string, string> {
  return {
    picture: picture ? `${picture.width} × ${picture.height}，${picture.frames} 帧` : '没有摄像头',
    'picture-verdict': picture ? pictureVerdict(picture) : '只推声音也能开播',
    sound: sound ? `峰值 ${minus(sound.peak)} dBFS` : '没有麦克风',
    'sound-verdict': sound ? soundVerdict(sound) : '观众会以为卡住了，先接上麦克风',
  };
}

/** The status line for the example. */
export const exampleStatus = `例子，一台笔记本电脑。${verdictsOf(example)}`;

/** The announcement: the verdicts without the numbers, which change constantly. */
export function verdictsOf(report: DeviceReport): string {
  const texts = textsOf(report);
  return `摄像头：${texts['picture-verdict']}。麦克风：${texts['sound-verdict']}。`;
}

/** Marks below the bar, evenly spread. */
export const loudnessMarks = [silence, -40, -20, 0].map(minus);

/** The loudness as a bar from silence to full scale, stretched to its place: where speech should be, and the highest so far as a line. */
export function soundMeter({ sound }: DeviceReport): string {
  const x = (decibels: number) => Math.round(((decibels - silence) / -silence) * 1000);
  const { level, peak } = sound ?? { level: silence, peak: silence };
  return [
    `<path d="M0 4H1000V26H0z" fill="var(--rule)"/>`,
    `<path d="M${x(quiet)} 4H${x(clipped)}V26H${x(quiet)}z" fill="var(--tint-soft)"/>`,
    `<path d="M0 8H${x(level)}V22H0z" fill="var(--second)"/>`,
    `<path d="M${x(peak)} 0h4V30h-4z" fill="#fff"/>`,
  ].join('');
}

/** The check as text, for whoever helps. */
export function asText(report: DeviceReport, agent: string): string {
  const texts = textsOf(report);
  return [
    `摄像头：${texts['picture']}；${texts['picture-verdict']}`,
    `麦克风：${texts['sound']}；${texts['sound-verdict']}`,
    agent,
  ].join('\n');
}
